import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Message } from '@phantom/service-kit';
import { DEMO_PASSWORD } from './demo-password.js';
import { PASSWORD_MESSAGES } from './password-messages.js';

/** Characters. A phrase fits; what is longer costs more to look at than it is worth. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;

/** Of 0 to 4: below 10 to the 8th guesses, and so within reach of who has stolen the hashes. */
const WEAKEST_SCORE = 3;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Characters that a part of a name has at least to be known for one, and that a password has beside such. */
const SHORTEST_WORD = 3;
const UNOWN = 8;

/** Everybody who tries to guess tries these first. */
const KNOWN_TO_ALL = ['phantom', 'partners', DEMO_PASSWORD];

interface Person {
  email: string;
  name: string;
}

/** @returns why nobody should take this password; undefined where it will do */
export function passwordFault(password: string, { email, name }: Person): Message | undefined {
  const { length } = [...password];
  if (length < SHORTEST_PASSWORD) return PASSWORD_MESSAGES.tooShort;
  if (length > LONGEST_PASSWORD) return PASSWORD_MESSAGES.tooLong;
  const own = [email, ...email.split(/[@.]/), name, ...name.split(/\s+/)].filter(
    (word) => word.length >= SHORTEST_WORD,
  );
  if (without(own, password).length < UNOWN) return PASSWORD_MESSAGES.tooEasy;
  const { score } = estimator.check(password, [...KNOWN_TO_ALL, ...own]);
  return score < WEAKEST_SCORE ? PASSWORD_MESSAGES.tooEasy : undefined;
}

const without = (words: string[], text: string): string =>
  words
    .map((word) => word.toLowerCase())
    .reduce((left, word) => left.replaceAll(word, ''), text.toLowerCase());
