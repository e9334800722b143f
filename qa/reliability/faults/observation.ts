import type { Call } from '../people/call.js';

/**
 * The outcome of a request: the usual response; a response from the gateway's cache; a page without its content, which the
 * browser then requests; a refusal with a message and a time for the retry; or none of these.
 */
export type Outcome = 'complete' | 'cached' | 'fallback' | 'refused' | 'failed';

export interface Observation {
  call: Call;
  /** When it was sent, in milliseconds of `performance.now()`. */
  at: number;
  /** Milliseconds until the response was complete, or until the client gave up. */
  took: number;
  outcome: Outcome;
  /** The text in a report: `503`, `no response`. */
  sign: string;
  /** The body of an acknowledged request, which the database must contain. */
  acknowledged?: object;
}

/** Whether the person got the requested content. */
export const isAnswered = ({ outcome }: Observation): boolean =>
  outcome === 'complete' || outcome === 'cached' || outcome === 'fallback';
