import { wordsIn } from '@phantom/listing-index';

/** A name as typed so far. The last word may be incomplete. */
export interface TypedName {
  /** The words before the last one. */
  head: string;
  last: string;
}

/** A shorter text matches too many names. */
const MIN_CHARACTERS = 2;

/** Null when the text is too short for suggestions. */
export function parseTypedName(text: string): TypedName | null {
  const words = wordsIn(text);
  if (words.join('').length < MIN_CHARACTERS) return null;
  return { head: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' };
}

/** A number with a typing error is another number. */
export const canBeMistyped = ({ head, last }: TypedName): boolean => /\p{L}/u.test(head + last);
