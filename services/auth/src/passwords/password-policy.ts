import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { fieldErrors, type FieldErrors, type Message } from '@phantom/service-kit';
import { PASSWORD_MESSAGES } from '../common/messages.js';

/** The password of all demo accounts. It is public, so production refuses to start while a demo account exists. */
export const DEMO_PASSWORD = 'phantom-demo-2026';

/** Characters. A phrase fits into the maximum. */
const MIN_LENGTH = 12;
const MAX_LENGTH = 128;

/** The minimum score of zxcvbn, from 0 to 4. A lower score means fewer than 10^8 guesses. */
const MIN_SCORE = 3;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Parts of a name or an address that are shorter are ignored. */
const MIN_PERSONAL_WORD = 3;
/** Characters that a password needs besides parts of the person's name and address. */
const MIN_OTHER_CHARACTERS = 8;

/** Words that everybody tries first on this site. */
const SITE_WORDS = ['phantom', 'partners', DEMO_PASSWORD];

interface Person {
  email: string;
  name: string;
}

/** @returns why the password is refused; undefined when it is accepted */
export function checkPassword(password: string, { email, name }: Person): Message | undefined {
  const { length } = [...password];
  if (length < MIN_LENGTH) return PASSWORD_MESSAGES.tooShort;
  if (length > MAX_LENGTH) return PASSWORD_MESSAGES.tooLong;
  const personal = [email, ...email.split(/[@.]/), name, ...name.split(/\s+/)].filter(
    (word) => word.length >= MIN_PERSONAL_WORD,
  );
  if (without(personal, password).length < MIN_OTHER_CHARACTERS) return PASSWORD_MESSAGES.tooEasy;
  const { score } = estimator.check(password, [...SITE_WORDS, ...personal]);
  return score < MIN_SCORE ? PASSWORD_MESSAGES.tooEasy : undefined;
}

/** @returns the errors of the form field `password`; empty when the password is accepted */
export function passwordErrors(password: string, person: Person): FieldErrors {
  const message = checkPassword(password, person);
  return message
    ? fieldErrors('password', message, { shortest: MIN_LENGTH, longest: MAX_LENGTH })
    : {};
}

const without = (words: string[], text: string): string =>
  words
    .map((word) => word.toLowerCase())
    .reduce((rest, word) => rest.replaceAll(word, ''), text.toLowerCase());
