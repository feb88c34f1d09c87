"""A push service, and a browser that is called through it: real keys, real signatures."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Event, Thread
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from powderkeg.table.protocol import CallMe, Language
from tests.server.house import PATIENCE


class Delivered(NamedTuple):
    """A call as it came in."""

    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    """Takes what it is sent, or says that there is nobody; it may let others wait."""

    def __init__(self) -> None:
        self.calls: Queue[Delivered] = Queue()
        self.status = 201
        self.awake = Event()
        self.awake.set()
        self.answered = 0
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.calls.put(Delivered(self.path, headers, body))
                service.awake.wait(PATIENCE)
                service.answered += 1
                self.send_response(service.status)
                self.send_header("location", "http://127.0.0.1:1/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self.server.server_address[1]}"


@contextmanager
def push_service() -> Iterator[Service]:
    service = Service()
    running = Thread(target=service.server.serve_forever, args=(0.01,), daemon=True)
    running.start()
    try:
        yield service
    finally:
        service.awake.set()
        service.server.shutdown()
        service.server.server_close()
        running.join()


class Device:
    """A browser's subscription: the halves of its keys that it keeps to itself, too."""

    def __init__(self, service: Service, name: str = "phone") -> None:
        self.endpoint = f"http://{service.host}/{name}"
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, language: Language = "en") -> CallMe:
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return CallMe(self.endpoint, text(point), text(self.auth), language)

    def read(self, call: Delivered) -> dict[str, str]:
        plain = http_ece.decrypt(
            call.body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        told: dict[str, str] = json.loads(plain)
        return told


def signed_claims(call: Delivered, key: str) -> dict[str, Any]:
    """What the server says of itself, if it is signed with this very key."""
    kind, _, rest = call.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind.lower() == "vapid" and parts["k"] == key
    head, claims, signature = parts["t"].split(".")
    raw = data(signature)
    half = len(raw) // 2
    r, s = int.from_bytes(raw[:half]), int.from_bytes(raw[half:])
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(key))
    public.verify(utils.encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(data(head))["alg"] == "ES256"
    said: dict[str, Any] = json.loads(data(claims))
    return said


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def data(encoded: str) -> bytes:
    return base64.urlsafe_b64decode(encoded + "=" * (-len(encoded) % 4))
