import { KNOWN_PLACES, nameKey } from '../geography/gazetteer.js';
import type { FoundPlace } from '../suggest/place-finder.js';
import { editDistance } from './edit-distance.js';
import { GUESSABLE_PHRASES, meaningOf } from './lexicon.js';
import { phraseKey } from './tokens.js';

interface Candidate {
  key: string;
  /** What is written in place of the misspelt words. */
  text: string;
  /** How much less likely it is than a neighbourhood of the same spelling. */
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
/** The name goes on after what was typed, as `Garfield Avenue` after `garfeild`. */
const PENALTY_OF_BEGINNING = 0.5;

const fixed: readonly Candidate[] = [
  ...KNOWN_PLACES.flatMap(({ name, aliases }) =>
    [name, ...aliases.filter((alias) => alias.length > 4)].map((text) => ({
      key: spelt(text),
      text,
      penalty: 0,
    })),
  ),
  ...GUESSABLE_PHRASES.map((phrase) => ({
    key: spelt(phrase),
    text: meaningOf(phrase)?.kind === 'borough' ? asName(phrase) : phrase,
    penalty: PENALTY_OF_FILTER,
  })),
];

/**
 * What misspelt words most likely mean; null where nothing is spelt nearly so.
 *
 * @param places with homes, that the database finds alike
 */
export function guess(typed: string, places: readonly FoundPlace[]): string | null {
  const key = spelt(typed);
  const limit = mostErrors(key);
  if (limit === 0) return null;
  const listed = places.map(({ kind, text }) => ({
    key: spelt(text),
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

/** `Staten Island`, of a phrase in small letters. */
function asName(phrase: string): string {
  return phrase.replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

function spelt(text: string): string {
  const [first = '', ...rest] = nameKey(phraseKey(text)).split(' ');
  return [first, ...rest.map((word) => laterWords.get(word) ?? word)].join(' ');
}

/** A short word with an error is another word. */
function mostErrors(key: string): number {
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
  return begun <= limit ? begun + penalty + PENALTY_OF_BEGINNING : null;
}
