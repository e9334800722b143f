import { currentRequestId } from '../logging/request-context.js';
import { DEADLINE_HEADER, timeLeft } from './deadline.js';

export interface OutgoingCall {
  headers: Record<string, string>;
  /** Ends the call. */
  signal: AbortSignal;
}

/**
 * What goes along when the request in hand calls another service: its id, and how long it still waits.
 *
 * @param patience milliseconds that the call may take where the request leaves so much
 */
export function outgoingCall(patience: number): OutgoingCall {
  const requestId = currentRequestId();
  const left = Math.max(1, Math.floor(Math.min(patience, timeLeft() ?? patience)));
  const headers = {
    [DEADLINE_HEADER]: String(left),
    ...(requestId !== undefined && { 'x-request-id': requestId }),
  };
  return { headers, signal: AbortSignal.timeout(left) };
}
