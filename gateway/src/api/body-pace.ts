import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import { AppError, MESSAGES } from '@phantom/service-kit';

/** Milliseconds in which a client has to send at least so many bytes of a body, or its end. */
export const BODY_WINDOW = 10_000;
const LEAST = 4 * 1024;

/** 408: the client sends so slowly that it may never end. */
export class TooSlowError extends AppError {
  constructor() {
    super(408, MESSAGES.badRequest);
  }
}

/**
 * Breaks a body off that its client sends too slowly. One that we take slowly is not the client's.
 *
 * @param bytes that have come
 */
export const keepPace = (
  request: IncomingMessage,
  body: Writable,
  bytes: () => number,
  window: number,
): void => {
  let before = 0;
  const timer = setInterval(() => {
    const came = bytes() - before;
    before += came;
    const isWaitedFor = !request.complete && !body.writableNeedDrain;
    if (isWaitedFor && came < LEAST) body.destroy(new TooSlowError());
  }, window);
  body.once('close', () => clearInterval(timer));
};
