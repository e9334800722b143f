import { StackFailure } from '../stack/failure.js';

/**
 * The parts of a command that are named, in the order of the command; all, where none is.
 *
 * @param kind what a part is called: `exercise`
 * @throws StackFailure that lists them, where there is none of a name
 */
export function chosenOf<Part extends { name: string }>(
  parts: readonly Part[],
  names: readonly string[],
  kind: string,
): Part[] {
  const known = parts.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new StackFailure(
      `There is no ${kind} ${unknown.join(', ')}: choose of ${known.join(', ')}.`,
    );
  }
  return parts.filter(({ name }) => names.length === 0 || names.includes(name));
}
