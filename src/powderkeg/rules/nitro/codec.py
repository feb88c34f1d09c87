"""What a hand does, in bytes: two signed bytes a tick.

127 stands for the strongest push, and a push may point anywhere inside the circle of radius 127,
on every device alike. (-128, i) is no push: it puts cube i, which had jumped out, back.
"""

from __future__ import annotations

import re
import zlib
from base64 import b64decode, b64encode, urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from powderkeg.rules.nitro.pieces import CUBES

PUT_BACK: Final = 0x80  # the byte of -128
STRONGEST: Final = 127
MOST: Final = 120  # bytes of pushes in one act: a second
URL_SAFE: Final = re.compile("[A-Za-z0-9_-]{1,400}")


def signed(byte: int) -> int:
    return byte - 256 if byte > 127 else byte


def is_push(first: int, second: int) -> bool:
    """Are these two bytes something that a hand can do?"""
    if first == PUT_BACK:
        return second in CUBES
    x = signed(first)
    y = signed(second)
    return x * x + y * y <= STRONGEST * STRONGEST


def first_wrong(pushes: bytes) -> int:
    """The tick of the first pair that no hand can do; -1 if all are fine."""
    if len(pushes) % 2:
        return len(pushes) // 2
    for tick in range(len(pushes) // 2):
        if not is_push(pushes[2 * tick], pushes[2 * tick + 1]):
            return tick
    return -1


def squeeze(pushes: bytes) -> str:
    """For a record: first all x, then all y, each as the difference to the one before, deflated."""
    return urlsafe_b64encode(zlib.compress(differences(pushes), 9)).decode().rstrip("=")


def unsqueeze(text: str) -> bytes | None:
    """The pushes that were written so; None if nothing can be read."""
    if not URL_SAFE.fullmatch(text):  # the decoder would overlook whatever is no letter of its own
        return None
    try:
        packed = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        reader = zlib.decompressobj()
        plain = reader.decompress(packed, MOST + 1)
    except (ValueError, zlib.error):
        return None
    if not reader.eof or reader.unused_data or len(plain) > MOST or len(plain) % 2:
        return None
    return sums(plain)


def differences(pushes: bytes) -> bytes:
    steps = bytearray()
    for axis in (0, 1):
        last = 0
        for byte in pushes[axis::2]:
            steps.append((byte - last) & 255)
            last = byte
    return bytes(steps)


def sums(steps: bytes) -> bytes:
    half = len(steps) // 2
    pushes = bytearray(len(steps))
    for axis in (0, 1):
        last = 0
        for tick in range(half):
            last = (last + steps[axis * half + tick]) & 255
            pushes[2 * tick + axis] = last
    return bytes(pushes)


def as_text(pushes: bytes) -> str:
    """For the wire: plain base64."""
    return b64encode(pushes).decode()


def from_text(text: str) -> bytes | None:
    try:
        return b64decode(text, validate=True)
    except ValueError:
        return None
