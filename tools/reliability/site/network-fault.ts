import { Transform, type TransformCallback } from 'node:stream';
import type { Socket } from 'node:net';

/** What can be wrong between a gateway and a service. */
export type NetworkFault = { kind: 'slow'; ms: number } | { kind: 'garbage' };

/** Passes each piece on that much later than it came. */
export const delayed = (ms: number): Transform =>
  new Transform({
    highWaterMark: 1024 * 1024,
    transform(chunk: Buffer, _encoding, passOn: TransformCallback) {
      setTimeout(() => passOn(null, chunk), ms);
    },
  });

const NOISE = Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 151 + 7) % 256));
const HALF_JSON = '{"error":0,"list":[{"id":1,"na';
const BROKEN_ANSWER = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${HALF_JSON.length}\r\n\r\n${HALF_JSON}`;

let turn = 0;

/** Answers whatever comes with bytes that are no HTTP or, in turn, with HTTP whose JSON is broken. */
export function answerGarbage(client: Socket): void {
  turn += 1;
  const answer = turn % 2 === 0 ? NOISE : BROKEN_ANSWER;
  client.on('data', () => client.write(answer));
}
