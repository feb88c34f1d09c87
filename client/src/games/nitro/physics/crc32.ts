const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The checksum that zlib makes, as eight digits. */
export function crc32(bytes: Uint8Array): string {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 255] ?? 0);
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}
