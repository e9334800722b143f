import { pino, type DestinationStream, type Logger } from 'pino';
import { traceIds } from '../telemetry/tracing/active-span.js';
import { currentRequestId } from './request-context.js';

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
    mixin: () => ({ requestId: currentRequestId(), ...traceIds() }),
    serializers: { err: describeError },
  };
  return pino(options, destination ?? standardOutput());
}

/** Bytes that are written at once; less goes out at the next tick of the clock. */
const BATCH = 4_096;
/** Milliseconds that a line may wait. */
const LONGEST_WAIT = 100;

/**
 * Lines go out together: a write for each took a fifth of a call that a gateway passes on. None waits
 * for longer than it takes to notice, and what is left goes out as the process ends.
 */
const standardOutput = (): DestinationStream =>
  pino.destination({ sync: false, minLength: BATCH, periodicFlush: LONGEST_WAIT });

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
