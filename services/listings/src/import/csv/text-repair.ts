interface RepairedText {
  text: string;
  mended: 'windows-1252' | 'double-encoded' | 'control-characters' | null;
  /** Characters were destroyed before the file reached us (U+FFFD stands for them). */
  lost: boolean;
}

// eslint-disable-next-line no-control-regex -- they are what is looked for
const controlCharacters = /[\u0000-\u001f\u007f]+/g;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes the bytes of a cell. Bytes that are not UTF-8 are read as Windows-1252. UTF-8 that was encoded twice
 * (`CafÃ©`) is decoded twice. Control characters are removed: PostgreSQL rejects them, or pages cannot show them.
 *
 * @param bytes one character per byte, as `readLines` gives them
 */
export function repairText(bytes: string): RepairedText {
  const clean = bytes.replaceAll(controlCharacters, ' ');
  const mended = clean === bytes ? null : 'control-characters';
  if (!/[\u0080-\u00ff]/.test(clean)) return { text: tidy(clean), mended, lost: false };

  const decoded = decodeUtf8(Buffer.from(clean, 'latin1'));
  if (decoded === null) return toResult(decodeWindows1252(clean), 'windows-1252');
  const once = undoDoubleEncoding(decoded);
  return once === null ? toResult(decoded, mended) : toResult(once, 'double-encoded');
}

function toResult(text: string, mended: RepairedText['mended']): RepairedText {
  return { text: tidy(text), mended, lost: text.includes('\ufffd') };
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** A text was encoded twice only if each character fits into one byte and the bytes are UTF-8. */
function undoDoubleEncoding(text: string): string | null {
  const bytes = encodeWindows1252(text);
  return bytes && decodeUtf8(bytes);
}

// Node 20's TextDecoder reads this label as plain latin1. These are the 32 characters that differ.
const from0x80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const byteOf = new Map(Array.from(from0x80, (character, index) => [character, 0x80 + index]));

function decodeWindows1252(bytes: string): string {
  return bytes.replaceAll(
    /[\u0080-\u009f]/g,
    (byte) => from0x80[byte.charCodeAt(0) - 0x80] ?? byte,
  );
}

/** The bytes in Windows-1252. Null when a character is not in that set. */
function encodeWindows1252(text: string): Uint8Array | null {
  const bytes = Array.from(text, (character) => byteOf.get(character) ?? latin1Byte(character));
  return bytes.every((byte) => byte !== null) ? Uint8Array.from(bytes) : null;
}

function latin1Byte(character: string): number | null {
  const code = character.charCodeAt(0);
  return code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : null;
}
