// Node 20's TextDecoder reads this label as plain latin1, so the 32 characters that differ stand here.
const from0x80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const byteOf = new Map(Array.from(from0x80, (character, index) => [character, 0x80 + index]));

/** Decodes bytes (one a character) that were written as Windows-1252. */
export function decodeWindows1252(bytes: string): string {
  return bytes.replaceAll(
    /[\u0080-\u009f]/g,
    (byte) => from0x80[byte.charCodeAt(0) - 0x80] ?? byte,
  );
}

/** The bytes of a text in Windows-1252, or null when it holds a character that is not in that set. */
export function encodeWindows1252(text: string): Uint8Array | null {
  const bytes = Array.from(text, (character) => byteOf.get(character) ?? latin1Byte(character));
  return bytes.every((byte) => byte !== null) ? Uint8Array.from(bytes) : null;
}

function latin1Byte(character: string): number | null {
  const code = character.charCodeAt(0);
  return code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : null;
}
