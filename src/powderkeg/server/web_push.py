"""Web Push: a browser is called though no page of ours is open. Off, unless there is a key.

A browser names the address at which it is to be called, so it may be anything a stranger can type:
it must be https, on a public address, and it is asked for nothing but to take a few bytes.
"""

from __future__ import annotations

import asyncio
import base64
import json
import socket
import ssl
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from http.client import HTTPConnection, HTTPSConnection
from ipaddress import IPv4Address, IPv6Network, ip_address
from pathlib import Path
from urllib.parse import SplitResult, urlsplit

import structlog

from powderkeg.rules.core import Complaint
from powderkeg.rules.games import GAMES
from powderkeg.server.metrics import CALLS
from powderkeg.table.bucket import Bucket
from powderkeg.table.calls import Call, Caller
from powderkeg.table.clock import Clock
from powderkeg.table.documents import CallDoc
from powderkeg.words import Words

LOG = structlog.get_logger("push")
THREADS = 4
MOST_WAITING = 200  # calls; more than that are dropped
CALLS_A_SECOND = 5.0
CALLS_AT_ONCE = 100.0
PATIENCE = 10.0  # seconds for a push service
LIFE = 86_400  # seconds for which it keeps a call for a device that is off
TOKEN_LIFE = 12 * 3600
GONE = (404, 410)
# What the internet routes by itself, without what leads back to an IPv4 address.
ROUTED = IPv6Network("2000::/3")
TUNNELS = (IPv6Network("2002::/16"), IPv6Network("2001::/32"))


class WebPush(Caller):
    """Calls in threads of its own. A push service that is slow or dead keeps nobody waiting."""

    def __init__(self, key: Path, contact: str, clock: Clock, hosts: Collection[str] = ()) -> None:
        try:
            from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
            from py_vapid import Vapid02
        except ImportError:
            raise Complaint("Web Push needs a package: pip install 'powderkeg[push]'") from None
        if not contact.startswith(("mailto:", "https://")):
            raise Complaint(f"push services want mailto:… or https://…, not {contact}")
        self.vapid = Vapid02.from_file(str(key))  # makes it, if there is none
        key.chmod(0o600)
        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = base64.urlsafe_b64encode(point).rstrip(b"=").decode()
        self.contact = contact
        self.hosts = frozenset(hosts)  # these may be anywhere, for a test or a service of one's own
        self.bucket = Bucket(clock, CALLS_A_SECOND, CALLS_AT_ONCE)
        self.threads = ThreadPoolExecutor(THREADS, "push")
        self.waiting: set[asyncio.Future[int]] = set()

    @property
    def key(self) -> str:
        return self.public

    def accepts(self, endpoint: str) -> bool:
        try:
            url = urlsplit(endpoint)
            port = url.port
        except ValueError:
            return False
        if url.netloc in self.hosts:
            return True
        usual = url.scheme == "https" and port in (None, 443) and "@" not in url.netloc
        return usual and url.hostname is not None and is_name(url.hostname)

    def call(self, device: CallDoc, call: Call, gone: Callable[[], None]) -> None:
        if len(self.waiting) >= MOST_WAITING or not self.bucket.take():
            CALLS.labels("dropped").inc()
            return
        loop = asyncio.get_running_loop()
        sent = loop.run_in_executor(self.threads, self.send, device, call)
        self.waiting.add(sent)

        def done(sent: asyncio.Future[int]) -> None:
            self.waiting.discard(sent)
            if sent.cancelled():
                return
            problem = sent.exception()
            if problem is not None:  # the address is nobody's business, in the log neither
                CALLS.labels("failed").inc()
                LOG.warning("not-called", why=type(problem).__name__)
            elif sent.result() in GONE:
                CALLS.labels("gone").inc()
                gone()
            else:
                CALLS.labels("sent" if sent.result() < 300 else "refused").inc()

        sent.add_done_callback(done)

    async def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    # In a thread.

    def send(self, device: CallDoc, call: Call) -> int:
        from pywebpush import WebPusher

        url = urlsplit(device.endpoint)
        keys = {"p256dh": device.p256dh, "auth": device.auth}
        pusher = WebPusher({"endpoint": device.endpoint, "keys": keys})
        body = pusher.encode(told(device, call))["body"]
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(time.time()) + TOKEN_LIFE,
            "sub": self.contact,
        }
        headers = {
            **self.vapid.sign(claims),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LIFE),
            "topic": topic(call),
            "urgency": "normal",
        }
        return self.post(url, body, headers)

    def post(self, url: SplitResult, body: bytes, headers: dict[str, str]) -> int:
        """The answer's status. Nothing else of it is read, and no redirect is followed."""
        line: HTTPConnection
        if url.netloc in self.hosts:
            kind = HTTPSConnection if url.scheme == "https" else HTTPConnection
            line = kind(url.netloc, timeout=PATIENCE)
        else:
            assert url.hostname is not None
            line = PublicConnection(url.hostname, timeout=PATIENCE)
        path = f"{url.path}?{url.query}" if url.query else url.path
        try:
            line.request("POST", path or "/", body, headers)
            return line.getresponse().status
        finally:
            line.close()


class PublicConnection(HTTPSConnection):
    """To a public address alone: what a name stands for is looked up once, and asked there."""

    def connect(self) -> None:
        found = socket.getaddrinfo(self.host, 443, type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in found]
        hidden = [address for address in addresses if not is_public(address)]
        if hidden or not addresses:
            raise PermissionError("a push service has a public address")
        line = socket.create_connection((addresses[0], 443), self.timeout)
        self.sock = ssl.create_default_context().wrap_socket(line, server_hostname=self.host)


def is_name(host: str) -> bool:
    """Not a number: a push service has a name, with a dot in it."""
    try:
        ip_address(host)
    except ValueError:
        return "." in host.strip(".") and not host.strip(".").rsplit(".", 1)[-1].isdigit()
    return False


def is_public(text: str) -> bool:
    address = ip_address(text)
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast
    tunnelled = any(address in network for network in TUNNELS)
    return address in ROUTED and address.is_global and not tunnelled


def told(device: CallDoc, call: Call) -> bytes:
    """What the device shows: the game and that it is one's turn, and where."""
    words = Words(GAMES[call.game], device.language)
    note = {"title": words.say("game-name"), "body": words.say("call-turn"), "table": call.table}
    return json.dumps(note).encode()


def topic(call: Call) -> str:
    """A newer call from the same table comes in place of one that was not delivered yet."""
    return sha256(call.table.encode()).hexdigest()[:32]
