"""A question to a server on this machine, which may be dead, asleep or starting."""

from __future__ import annotations

import asyncio
from contextlib import suppress

HOME = "127.0.0.1"


async def asked(port: int, path: str, patience: float) -> tuple[int, str]:
    """The status and the text of its answer; 0 if none came."""
    try:
        async with asyncio.timeout(patience):
            reader, writer = await asyncio.open_connection(HOME, port)
            try:
                writer.write(f"GET {path} HTTP/1.0\r\nhost: {HOME}:{port}\r\n\r\n".encode())
                answer = (await reader.read()).decode()
            finally:
                writer.close()
                with suppress(OSError):
                    await writer.wait_closed()
    except (OSError, TimeoutError):
        return 0, ""
    head, _, body = answer.partition("\r\n\r\n")
    words = head.split()
    return (int(words[1]), body) if len(words) > 1 else (0, "")


async def is_well(port: int, patience: float = 0.5) -> bool:
    return (await asked(port, "/healthz", patience))[0] == 200
