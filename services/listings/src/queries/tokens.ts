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
/** The separators of thousands that are not punctuation of a list: `3 000`, `900’000`. */
const GROUPED = /(?<![\d.,])([1-9]\d{0,2})((?:[ '’\u00A0\u202F]\d{3})+)(?![\d.,])/gu;
const MAX_TOKENS = 24;

/** Splits a query into tokens. Separators, and apostrophes within words, are dropped. */
export function tokensOf(text: string): Token[] {
  const words = joinThousands(text.normalize('NFC')).replaceAll(/['’]/g, '').match(TOKENS) ?? [];
  return words.slice(0, MAX_TOKENS).map((word) => ({ text: word, key: keyOf(word) }));
}

const joinThousands = (text: string): string =>
  text.replaceAll(GROUPED, (_, first: string, rest: string) => first + rest.replaceAll(/\D/g, ''));

/** A phrase in the spelling that the lexicon uses. */
export const phraseKey = (phrase: string): string =>
  tokensOf(phrase)
    .map(({ key }) => key)
    .join(' ');

const keyOf = (word: string): string => word.toLowerCase().normalize('NFD').replace(MARKS, '');
