import type { Call } from '../people/call.js';

/**
 * What came of a request: all of it; all of it from what the gateway has kept; a page without its content, which the browser
 * then asks for; a sentence that says to come again, with the time; or nothing of these.
 */
export type Outcome = 'whole' | 'kept' | 'fallback' | 'told' | 'failed';

export interface Observation {
  call: Call;
  /** When it was sent, in milliseconds of `performance.now()`. */
  at: number;
  /** Milliseconds until the answer was complete, or given up. */
  took: number;
  outcome: Outcome;
  /** As a report says it: `503`, `no answer`. */
  sign: string;
  /** The request's body, where it was acknowledged: what must be found again. */
  acknowledged?: object;
}

/** Whether somebody got what they asked for. */
export const isAnswered = ({ outcome }: Observation): boolean =>
  outcome === 'whole' || outcome === 'kept' || outcome === 'fallback';
