const MARKS = /\p{M}+/gu;
const WORDS = /[\p{L}\p{N}]+/gu;

/** The words of a text in lower case and without accents. `Peñalver’s Co-op` gives penalver, s, co, op. */
export const wordsIn = (text: string): string[] =>
  text.toLowerCase().normalize('NFD').replace(MARKS, '').match(WORDS) ?? [];

/** Nearly all texts are ASCII, where splitting is far faster. */
const NON_ASCII = /\P{ASCII}/u;

/** By character code: 1 for a lower-case letter or a digit. */
const LETTERS = Uint8Array.from({ length: 128 }, (_, unit) =>
  /[a-z0-9]/.test(String.fromCharCode(unit)) ? 1 : 0,
);

/** A text in lower case and without accents, in which the words are what `isWordUnit` leaves together. */
export const plainText = (text: string): string =>
  NON_ASCII.test(text) ? wordsIn(text).join(' ') : text.toLowerCase();

/** Whether a character of a plain text belongs to a word. Every ASCII character that is no letter or digit separates words. */
export const isWordUnit = (unit: number): boolean => LETTERS[unit] !== 0;

/** Whether a word of a plain text begins with a prefix, which is the beginning of one of `wordsIn`. */
export function hasWordFrom(text: string, prefix: string): boolean {
  for (let at = text.indexOf(prefix); at >= 0; at = text.indexOf(prefix, at + 1))
    if (at === 0 || !isWordUnit(text.charCodeAt(at - 1))) return true;
  return false;
}

/** Two 32-bit FNV-1a hashes in the 53 bits of a number: two versions of one listing practically never collide. */
export function textHash(texts: readonly string[]): number {
  let one = 0x811c9dc5;
  let other = 0x01234567;
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      one = Math.imul(one ^ unit, 0x01000193);
      other = Math.imul(other ^ unit, 0x01000193) + 1;
    }
    // The boundary between two texts counts too.
    one = Math.imul(one ^ 0xffff, 0x01000193);
    other = Math.imul(other ^ 0xffff, 0x01000193);
  }
  return (one >>> 0) * 2 ** 21 + (other >>> 11);
}
