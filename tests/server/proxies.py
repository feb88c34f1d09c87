"""Real proxies, with the configurations that `deploy/` ships: only addresses are other ones."""

from __future__ import annotations

import asyncio
import os
import re
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import which

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.house import PATIENCE, House, Person, free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNPACKED = ROOT / "build" / "proxies"
LACKS = "Not every proxy was tried: there is no"
# What a package of nginx brings around a site: nothing is written but here.
AROUND = """daemon off;
user root;
pid {folder}/nginx.pid;
error_log {folder}/errors;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    scgi_temp_path {folder}/scgi;
    uwsgi_temp_path {folder}/uwsgi;
    include {folder}/site.conf;
}}
"""
ALONE = """{
	admin off
	skip_install_trust
	auto_https disable_redirects
}
"""


def program(name: str) -> str:
    """On the path, or unpacked; the run goes on without it, and says so at its end."""
    places = f"{os.environ['PATH']}:/usr/sbin:{UNPACKED}/usr/sbin:{UNPACKED}/usr/bin"
    found = which(name, path=places)
    if found is None:
        pytest.skip(f"{LACKS} {name} here: `tools/provide python3 proxies` brings it")
    return found


class Front(House):
    """A proxy, over HTTPS: guests come to it as to a server."""

    def __init__(self, port: int, authority: Path, comes_from: str = "127.0.0.1") -> None:
        super().__init__(port)
        self.port = port
        self.authority = authority
        self.trusted = ssl.create_default_context(cafile=authority)
        self.comes_from = comes_from
        self.http = httpx.AsyncClient(
            base_url=f"https://{self.address}",
            timeout=PATIENCE,
            transport=httpx.AsyncHTTPTransport(verify=self.trusted, local_address=comes_from),
        )

    @asynccontextmanager
    async def seen_from(self, address: str) -> AsyncIterator[Front]:
        """The same, for guests of another address."""
        front = Front(self.port, self.authority, address)
        try:
            yield front
        finally:
            await front.close()

    async def line(
        self, table: str, origin: str = "", headers: dict[str, str] | None = None
    ) -> Person:
        line = await connect(
            f"wss://{self.address}/api/tables/{table}/socket",
            ssl=self.trusted,
            additional_headers=headers,
            max_queue=None,
            local_addr=(self.comes_from, 0),
        )
        self.lines.append(line)
        return Person(line)


Proxy = Callable[[Path, int, list[str]], tuple[list[str], dict[str, str], Path]]


def nginx(folder: Path, port: int, nodes: list[str]) -> tuple[list[str], dict[str, str], Path]:
    """With a certificate that it has made itself."""
    found = program("nginx")
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    subprocess.run(
        f"openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=test "
        f"-addext subjectAltName=IP:127.0.0.1 -keyout {key} -out {certificate}".split(),
        check=True,
        capture_output=True,
    )
    site = (DEPLOY / "nginx.conf").read_text()
    site = re.sub(r"^( +)# (listen|ssl_\w+) ", r"\1\2 ", site, flags=re.MULTILINE)
    servers = re.findall(r"^ +server 10.*;\n", site, re.MULTILINE)
    ours = [servers[0].replace("10.0.0.11:8000", node) for node in nodes]
    live = "/etc/letsencrypt/live/games.example.org"
    for old, new in (
        ("".join(servers), "".join(ours)),
        ("    listen 80;\n", ""),
        ("listen 443 ", f"listen 127.0.0.1:{port} "),
        (f"{live}/fullchain.pem", str(certificate)),
        (f"{live}/privkey.pem", str(key)),
    ):
        assert site.count(old) == 1, old
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
    errors = f"{folder}/errors"
    return [found, "-p", str(folder), "-e", errors, "-c", f"{folder}/nginx.conf"], {}, certificate


def caddy(folder: Path, port: int, nodes: list[str]) -> tuple[list[str], dict[str, str], Path]:
    """With a certificate of its own authority, as for every name that is nobody's."""
    found = program("caddy")
    (folder / "Caddyfile").write_text(ALONE + (DEPLOY / "Caddyfile").read_text())
    places = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    told = {**places, "SITE": f"https://127.0.0.1:{port}", "NODES": " ".join(nodes)}
    root = folder / "caddy/pki/authorities/local/root.crt"
    return [found, "run", "--config", str(folder / "Caddyfile")], told, root


@asynccontextmanager
async def running(proxy: Proxy, folder: Path, nodes: list[House]) -> AsyncIterator[Front]:
    port = free_port()
    words, told, authority = proxy(folder, port, [node.address for node in nodes])
    log = folder / "log"
    with log.open("wb") as out:
        process = subprocess.Popen(words, env={**os.environ, **told}, stdout=out, stderr=out)
    try:
        async with asyncio.timeout(PATIENCE):
            while not (authority.is_file() and await answers(port, authority)):
                assert process.poll() is None, log.read_text()
                await asyncio.sleep(0.05)
        front = Front(port, authority)
        try:
            yield front
        finally:
            await front.close()
    finally:
        process.terminate()
        process.wait()


async def answers(port: int, authority: Path) -> bool:
    """And has a certificate: Caddy listens before it has made its own."""
    try:
        trusted = ssl.create_default_context(cafile=authority)
        _, writer = await asyncio.open_connection("127.0.0.1", port, ssl=trusted)
    except OSError:
        return False
    writer.close()
    return True
