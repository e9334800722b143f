import { Transform } from 'node:stream';
import type { Socket } from 'node:net';

/** What can be wrong between a gateway and a service. */
export type NetworkFault = { kind: 'slow'; ms: number } | { kind: 'garbage' };

/**
 * Passes each piece on that much later than it came, as a long way does: those behind it do not wait for it on top.
 *
 * @param delay milliseconds, asked for each piece
 */
export function delayed(delay: () => number): Transform {
  const underWay: Buffer[] = [];
  let end: (() => void) | undefined;
  const arrive = () => {
    way.push(underWay.shift());
    if (underWay.length === 0) end?.();
  };
  const way = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      underWay.push(chunk);
      setTimeout(arrive, delay());
      next();
    },
    flush(ended) {
      end = ended;
      if (underWay.length === 0) ended();
    },
  });
  return way;
}

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
