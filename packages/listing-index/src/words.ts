const MARKS = /\p{M}+/gu;
const WORDS = /[\p{L}\p{N}]+/gu;

/** The words of a text in lower case and without accents. `Peñalver’s Co-op` gives penalver, s, co, op. */
export const wordsIn = (text: string): string[] =>
  text.toLowerCase().normalize('NFD').replace(MARKS, '').match(WORDS) ?? [];

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
