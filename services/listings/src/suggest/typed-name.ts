import { wordsIn } from '../search/words.js';

/** What is typed so far: its last word may be the beginning of one. */
export interface TypedName {
  /** The words before the last. */
  head: string;
  last: string;
}

/** Less is the beginning of too much. */
const LEAST_CHARACTERS = 2;

/** Null when it is too little to suggest anything. */
export function readTypedName(text: string): TypedName | null {
  const words = wordsIn(text);
  if (words.join('').length < LEAST_CHARACTERS) return null;
  return { head: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' };
}

/** A number that is mistyped is another number. */
export const mayBeMistyped = ({ head, last }: TypedName): boolean => /\p{L}/u.test(head + last);
