import { currentLanguage, wordsOf, type FieldErrors } from '@phantom/service-kit';
import { LONGEST_PASSWORD, passwordFault, SHORTEST_PASSWORD } from './password-rules.js';

/** @returns what a form is to be told of a new password in its field `password`; nothing where it will do */
export function passwordErrors(
  password: string,
  person: { email: string; name: string },
): FieldErrors {
  const fault = passwordFault(password, person);
  const values = { shortest: SHORTEST_PASSWORD, longest: LONGEST_PASSWORD };
  return fault ? { password: [wordsOf(fault, currentLanguage(), values)] } : {};
}
