import { setTimeout as delay } from 'node:timers/promises';
import { marksIn } from './releases.js';

export interface Read {
  path: string;
  /** On the clock of `performance.now()`. */
  at: number;
  /** Milliseconds until the response was complete. */
  took: number;
  isServed: boolean;
  /** The releases of which the response shows texts. */
  marks: number[];
}

export async function read(origin: string, path: string): Promise<Read> {
  const at = performance.now();
  const answer = await fetch(origin + path, {
    headers: { 'accept-language': 'en', 'accept-encoding': 'br, gzip' },
  });
  const text = await answer.text();
  const isServed = answer.status === 200;
  return { path, at, took: performance.now() - at, isServed, marks: marksIn(text) };
}

/** Milliseconds between two pages of a reader; each pause differs. */
const PAUSE = 400;
const SPREAD = 200;

/** Readers who read one page or call after the other for some seconds, each always through the same gateway. */
export async function readAll(
  count: number,
  gateways: readonly string[],
  paths: readonly string[],
  seconds: number,
): Promise<Read[]> {
  const reads: Read[] = [];
  const end = performance.now() + seconds * 1000;
  const reader = async (person: number) => {
    const origin = gateways[person % gateways.length] ?? '';
    // Readers do not begin at the same moment.
    await delay(((PAUSE + SPREAD) * person) / count);
    for (let turn = person; performance.now() < end; turn += 1) {
      reads.push(await read(origin, paths[turn % paths.length] ?? ''));
      await delay(PAUSE + ((person * 37 + turn * 53) % SPREAD));
    }
  };
  await Promise.all(Array.from({ length: count }, (_, person) => reader(person)));
  return reads;
}
