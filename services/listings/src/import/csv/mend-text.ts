import { decodeWindows1252, encodeWindows1252 } from './windows-1252.js';

/** A cell's text, decoded as well as its bytes allow. */
export interface MendedText {
  text: string;
  mended: 'windows-1252' | 'double-encoded' | 'control-characters' | null;
  /** Characters were destroyed before the file reached us (U+FFFD stands for them). */
  lost: boolean;
}

// eslint-disable-next-line no-control-regex -- they are what is looked for
const controlCharacters = /[\u0000-\u001f\u007f]+/g;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes the bytes of a cell. Not UTF-8: read as Windows-1252. UTF-8 taken for Windows-1252 and
 * encoded again (`CafÃ©`): undone. Control characters, which PostgreSQL refuses or pages cannot show: dropped.
 *
 * @param bytes a byte a character, as `readLines` gives them
 */
export function mendText(bytes: string): MendedText {
  const clean = bytes.replaceAll(controlCharacters, ' ');
  const mended = clean === bytes ? null : 'control-characters';
  if (!/[\u0080-\u00ff]/.test(clean)) return { text: tidy(clean), mended, lost: false };

  const decoded = decodeUtf8(Buffer.from(clean, 'latin1'));
  if (decoded === null) return told(decodeWindows1252(clean), 'windows-1252');
  const once = undoDoubleEncoding(decoded);
  return once === null ? told(decoded, mended) : told(once, 'double-encoded');
}

function told(text: string, mended: MendedText['mended']): MendedText {
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

/** Only text whose characters all fit one byte, and whose bytes are UTF-8 in turn, was encoded twice. */
function undoDoubleEncoding(text: string): string | null {
  const bytes = encodeWindows1252(text);
  return bytes && decodeUtf8(bytes);
}
