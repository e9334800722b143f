import { connect } from 'node:net';
import type { WireCase } from './wire-case.js';

/** Milliseconds between two bytes of a slow client. */
const PAUSE = 250;

export interface WireAnswer {
  /** All status codes of the responses, in order. */
  statuses: number[];
  text: string;
  /** Milliseconds until the other side closed; undefined when it did not close in time. */
  closedAfter?: number;
}

/**
 * Sends the bytes of a case, and reads until the other side closes.
 *
 * @param patience milliseconds
 */
export function sendCase(
  port: number,
  { text, drip, ends }: WireCase,
  patience: number,
): Promise<WireAnswer> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: ends });
    let next = 0;
    const dripping = setInterval(() => {
      if (drip && next < drip.length && socket.writable) socket.write(drip[next++] ?? '', 'latin1');
    }, PAUSE);
    const finish = (closedAfter?: number) => {
      clearInterval(dripping);
      clearTimeout(timer);
      socket.destroy();
      const received = Buffer.concat(chunks).toString('latin1');
      resolve({ statuses: statusesOf(received), text: received, closedAfter });
    };
    const timer = setTimeout(() => finish(), patience);
    socket.on('data', (chunk) => chunks.push(chunk));
    // The other side closed before everything was sent, which is a response as well.
    socket.on('error', () => undefined);
    socket.on('end', () => finish(performance.now() - begun));
    socket.on('close', () => finish(performance.now() - begun));
    socket.write(text, 'latin1');
    if (ends) socket.end();
  });
}

const statusesOf = (text: string): number[] =>
  [...text.matchAll(/^HTTP\/1\.[01] (\d{3}) /gm)].map(([, status]) => Number(status));
