const MARKS = /\p{M}+/gu;
const WORDS = /[\p{L}\p{N}]+/gu;

/** The words of a text: lower case, without accents. `Peñalver’s Co-op` is penalver, s, co, op. */
export const wordsIn = (text: string): string[] =>
  text.toLowerCase().normalize('NFD').replace(MARKS, '').match(WORDS) ?? [];

/**
 * Tells texts apart. Two 32-bit digests (FNV-1a, from two beginnings) in the 53 bits that a number holds: that two texts of
 * one home agree in all of them is not to be expected in the life of the earth.
 */
export function fingerprint(texts: readonly string[]): number {
  let one = 0x811c9dc5;
  let other = 0x01234567;
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      one = Math.imul(one ^ unit, 0x01000193);
      other = Math.imul(other ^ unit, 0x01000193) + 1;
    }
    // Where one text ends and the next begins matters too.
    one = Math.imul(one ^ 0xffff, 0x01000193);
    other = Math.imul(other ^ 0xffff, 0x01000193);
  }
  return (one >>> 0) * 2 ** 21 + (other >>> 11);
}
