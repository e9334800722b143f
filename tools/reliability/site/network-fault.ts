import { Transform, type TransformCallback } from 'node:stream';
import type { Socket } from 'node:net';

/** What can be wrong between a gateway and a service. */
export type NetworkFault = { kind: 'slow'; ms: number } | { kind: 'garbage' };

/**
 * Passes each piece on that much later than it came.
 *
 * @param delay milliseconds, asked for each piece
 */
export const delayed = (delay: () => number): Transform =>
  new Transform({
    highWaterMark: 1024 * 1024,
    transform(chunk: Buffer, _encoding, passOn: TransformCallback) {
      const ms = delay();
      if (ms > 0) setTimeout(() => passOn(null, chunk), ms);
      else passOn(null, chunk);
    },
  });

const HALF_JSON = '{"error":0,"list":[{"id":1,"na';

const jsonAnswer = (length: number): string =>
  `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${HALF_JSON}`;

/** Bytes that are no HTTP; an answer that is shorter than it says; one whose JSON is broken. */
const GARBAGE = [
  Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 151 + 7) % 256)),
  jsonAnswer(HALF_JSON.length + 100),
  jsonAnswer(HALF_JSON.length),
];

let turn = 0;

/** Answers whatever comes with one kind of garbage after the other, and hangs up. */
export function answerGarbage(client: Socket): void {
  client.once('data', () => client.end(GARBAGE[(turn += 1) % GARBAGE.length] ?? ''));
}
