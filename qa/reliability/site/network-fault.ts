import { Transform } from 'node:stream';
import type { Socket } from 'node:net';

/** A fault of the network between a gateway and a service. */
export type NetworkFault = { kind: 'slow'; ms: number } | { kind: 'garbage' };

/**
 * Delays each chunk by this time, like a long distance: the delays of successive chunks do not add up.
 *
 * @param delay milliseconds, evaluated for each chunk
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

/** Bytes that are not HTTP; a response that is shorter than its length; one with invalid JSON. */
const GARBAGE = [
  Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 151 + 7) % 256)),
  jsonAnswer(HALF_JSON.length + 100),
  jsonAnswer(HALF_JSON.length),
];

let turn = 0;

/** Responds to each request with one kind of invalid data after the other, and closes the connection. */
export function answerGarbage(client: Socket): void {
  client.once('data', () => client.end(GARBAGE[(turn += 1) % GARBAGE.length] ?? ''));
}
