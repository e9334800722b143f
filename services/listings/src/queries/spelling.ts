import { KNOWN_PLACES, nameKey } from '../common/gazetteer.js';
import type { FoundPlace } from '../places/place.repository.js';
import { GUESSABLE_PHRASES, meaningOf } from './lexicon.js';
import { phraseKey } from './tokens.js';

interface Candidate {
  key: string;
  text: string;
  /** Added to the edit distance: a neighbourhood is more likely than the other kinds. */
  penalty: number;
}

const laterWords = new Map([
  ['ave', 'avenue'],
  ['av', 'avenue'],
  ['blvd', 'boulevard'],
  ['dr', 'drive'],
  ['hts', 'heights'],
  ['pkwy', 'parkway'],
  ['pl', 'place'],
  ['rd', 'road'],
  ['sq', 'square'],
  ['st', 'street'],
]);

const PENALTY_OF_STREET = 0.3;
const PENALTY_OF_FILTER = 0.2;
/** The name is longer than what was typed: `Garfield Avenue` for `garfeild`. */
const PENALTY_OF_PREFIX = 0.5;

const fixed: readonly Candidate[] = [
  ...KNOWN_PLACES.flatMap(({ name, aliases }) =>
    [name, ...aliases.filter((alias) => alias.length > 4)].map((text) => ({
      key: toKey(text),
      text,
      penalty: 0,
    })),
  ),
  ...GUESSABLE_PHRASES.map((phrase) => ({
    key: toKey(phrase),
    text: meaningOf(phrase)?.kind === 'borough' ? asName(phrase) : phrase,
    penalty: PENALTY_OF_FILTER,
  })),
];

/** Null when nothing is similar enough. @param places with listings, that the database found to be similar */
export function guessSpelling(typed: string, places: readonly FoundPlace[]): string | null {
  const key = toKey(typed);
  const limit = maxErrorsOf(key);
  if (limit === 0) return null;
  const listed = places.map(({ kind, text }) => ({
    key: toKey(text),
    text,
    penalty: kind === 'street' ? PENALTY_OF_STREET : 0,
  }));
  let best: { text: string; score: number } | null = null;
  for (const candidate of [...listed, ...fixed]) {
    const score = scoreOf(key, candidate, limit);
    if (score !== null && (best === null || score < best.score)) {
      best = { text: candidate.text, score };
    }
  }
  return best?.text ?? null;
}

/** `Staten Island`, from a phrase in lower case. */
function asName(phrase: string): string {
  return phrase.replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

function toKey(text: string): string {
  const [first = '', ...rest] = nameKey(phraseKey(text)).split(' ');
  return [first, ...rest.map((word) => laterWords.get(word) ?? word)].join(' ');
}

/** A short word with an error is another word. */
function maxErrorsOf(key: string): number {
  const { length } = key;
  if (length < 4) return 0;
  if (length < 7) return 1;
  return length < 11 ? 2 : 3;
}

function scoreOf(key: string, { key: other, penalty }: Candidate, limit: number): number | null {
  const whole = editDistance(key, other, limit);
  if (whole <= limit) return whole + penalty;
  const words = key.split(' ').length;
  const parts = other.split(' ');
  if (parts.length <= words) return null;
  const begun = editDistance(key, parts.slice(0, words).join(' '), limit);
  return begun <= limit ? begun + penalty + PENALTY_OF_PREFIX : null;
}

/** Optimal string alignment: letters to insert, delete, change or swap. @param limit larger distances give limit + 1 */
function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let cost = Math.min(
        (last[at] as number) + 1,
        (next[at - 1] as number) + 1,
        (last[at - 1] as number) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) cost = Math.min(cost, (beforeLast[at - 2] ?? Infinity) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return limit + 1;
    [beforeLast, last] = [last, next];
  }
  return last[other.length] as number;
}
