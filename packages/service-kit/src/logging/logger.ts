import { pino, type DestinationStream, type Logger } from 'pino';
import { traceIds } from '../context/active-span.js';
import { currentRequestId } from '../context/request-context.js';

interface LoggerOptions {
  /** The process, for example `listings`; part of every line. */
  name: string;
  level: string;
  /** The destination; standard output by default. */
  destination?: DestinationStream;
}

/** Writes one JSON line per event, with the id of its request. */
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

/** Bytes that are written at once; fewer are written at the next interval. */
const BATCH = 4_096;
/** Milliseconds that a line may wait. */
const LONGEST_WAIT = 100;

/** Lines are buffered: a write per line took a fifth of a proxied call's time. The rest is flushed when the process ends. */
const standardOutput = (): DestinationStream =>
  pino.destination({ sync: false, minLength: BATCH, periodicFlush: LONGEST_WAIT });

/** The loggable part of an error, without its own fields: a failed query carries parameters such as names and password hashes. */
export function describeError(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { message: String(thrown) };
  const code = 'code' in thrown ? thrown.code : undefined;
  const cause = thrown.cause === undefined ? undefined : describeError(thrown.cause);
  return { type: thrown.name, message: thrown.message, code, stack: thrown.stack, cause };
}
