import { StackFailure } from '../stack/failure.js';

/** @throws StackFailure if an option of a command line is no number above 0 */
export function amount(name: string, text: string): number {
  const value = Number(text);
  if (value > 0 && Number.isFinite(value)) return value;
  throw new StackFailure(`--${name} must be a number above 0, not "${text}".`);
}

/** @throws StackFailure if an option of a command line is no whole number above 0 */
export function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (value > 0 && Number.isInteger(value)) return value;
  throw new StackFailure(`--${name} must be a whole number above 0, not "${text}".`);
}
