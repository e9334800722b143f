/** A word or number of a query. */
export interface Token {
  /** As it was typed. */
  text: string;
  /** Lower case, without accents. */
  key: string;
}

// `$1,200`, `2+`, `500k` and `3br` are one each.
const TOKENS = /\$?\d+(?:[.,]\d+)*[\p{L}]*\+?|[\p{L}\p{N}]+|[<>≤≥]/gu;
const MARKS = /\p{M}+/gu;
const MOST = 24;

/** Splits a query; what stands between words is left out, apostrophes inside of them too. */
export function tokensOf(text: string): Token[] {
  const words = text.normalize('NFC').replaceAll(/['’]/g, '').match(TOKENS) ?? [];
  return words.slice(0, MOST).map((word) => ({ text: word, key: keyOf(word) }));
}

/** A phrase in the spelling that its meaning is looked up by. */
export const phraseKey = (phrase: string): string =>
  tokensOf(phrase)
    .map(({ key }) => key)
    .join(' ');

const keyOf = (word: string): string => word.toLowerCase().normalize('NFD').replace(MARKS, '');
