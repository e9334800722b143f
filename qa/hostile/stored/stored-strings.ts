import { NAUGHTY_STRINGS } from '../calls/naughty-strings.js';

/** Short enough for every field that takes a line. */
const LONGEST = 100;

/**
 * The texts that a field of one line takes: of all naughty ones those that are not empty once white space and control
 * characters are tidied away, and that fit. Halves of characters become the sign for what cannot be read.
 */
export const STORED_STRINGS: readonly string[] = [
  ...new Set(NAUGHTY_STRINGS.map((text) => Buffer.from(tidied(text)).toString())),
].filter((text) => text !== '' && [...text].length <= LONGEST);

/** As the services do, and say that they do: `packages/service-kit/src/fields/clean-text.ts`. */
function tidied(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
