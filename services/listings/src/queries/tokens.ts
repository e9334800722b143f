/** A word or number of a query. */
export interface Token {
  /** As typed. */
  text: string;
  /** Lower case, without accents. */
  key: string;
}

// `$1,200`, `2+`, `500k` and `3br` are one token each.
const TOKENS = /\$?\d+(?:[.,]\d+)*[\p{L}]*\+?|[\p{L}\p{N}]+|[<>≤≥]/gu;
const MARKS = /\p{M}+/gu;
const MAX_TOKENS = 24;

/** Splits a query into tokens. Separators, and apostrophes within words, are dropped. */
export function tokensOf(text: string): Token[] {
  const words = text.normalize('NFC').replaceAll(/['’]/g, '').match(TOKENS) ?? [];
  return words.slice(0, MAX_TOKENS).map((word) => ({ text: word, key: keyOf(word) }));
}

/** A phrase in the spelling that the lexicon uses. */
export const phraseKey = (phrase: string): string =>
  tokensOf(phrase)
    .map(({ key }) => key)
    .join(' ');

const keyOf = (word: string): string => word.toLowerCase().normalize('NFD').replace(MARKS, '');
