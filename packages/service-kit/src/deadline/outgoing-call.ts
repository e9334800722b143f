import { currentRequestId } from '../context/request-context.js';
import { DEADLINE_HEADER, timeLeft } from './deadline.js';

export interface OutgoingCall {
  headers: Record<string, string>;
  /** Aborts the call. */
  signal: AbortSignal;
}

/** The headers of a call to another service: the request's id and remaining time, at most `patience` milliseconds. */
export function outgoingCall(patience: number): OutgoingCall {
  const requestId = currentRequestId();
  const left = Math.max(1, Math.floor(Math.min(patience, timeLeft() ?? patience)));
  const headers = {
    [DEADLINE_HEADER]: String(left),
    ...(requestId !== undefined && { 'x-request-id': requestId }),
  };
  return { headers, signal: AbortSignal.timeout(left) };
}
