import { pino, type DestinationStream, type Logger } from 'pino';
import { requestContext } from './request-context.js';

interface LoggerOptions {
  /** The process, e.g. `listings`; stands in every line. */
  name: string;
  level: string;
  /** Where the lines go; standard output unless told. */
  destination?: DestinationStream;
}

/** One JSON line per event, carrying the id of the request that it belongs to. */
export function createLogger({ name, level, destination }: LoggerOptions): Logger {
  const options = {
    name,
    level,
    base: {},
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => ({ ...requestContext.getStore() }),
    serializers: { err: describeError },
  };
  return pino(options, destination ?? standardOutput());
}

/**
 * Lines that come while one is being written go out together with the next: a write for each took
 * nearly half of an answer from memory. Idle, a line goes out at once; what is left, as the process ends.
 */
const standardOutput = (): DestinationStream => pino.destination({ sync: false });

/**
 * What a log may tell of an error. Not its own fields: a failed query carries its parameters, which
 * are names, addresses and password hashes of people.
 */
export function describeError(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { message: String(thrown) };
  const code = 'code' in thrown ? thrown.code : undefined;
  const cause = thrown.cause === undefined ? undefined : describeError(thrown.cause);
  return { type: thrown.name, message: thrown.message, code, stack: thrown.stack, cause };
}
