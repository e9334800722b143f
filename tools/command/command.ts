import { explain, StackFailure } from '../stack/failure.js';

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

/** Registers what ends something that the work has begun; the last first. */
export type AtTheEnd = (stop: () => Promise<unknown>) => void;

/** Does the work of a command, ends what it began, however the work ended, and then this process: with 1 if it failed. */
export async function runToTheEnd(work: (atTheEnd: AtTheEnd) => Promise<void>): Promise<never> {
  const stops: (() => Promise<unknown>)[] = [];
  const interruption = interrupted();
  try {
    await Promise.race([work((stop) => stops.unshift(stop)), interruption]);
  } catch (error) {
    console.error(`✗ ${explain(error)}`);
    process.exitCode = 1;
  }
  for (const stop of stops) await stop();
  process.exit();
}

/** Whoever interrupts a long run leaves no process behind. */
const interrupted = (): Promise<never> =>
  new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => reject(new Error(`stopped by ${signal}`)));
    }
  });
