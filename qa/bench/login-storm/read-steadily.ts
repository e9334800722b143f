import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../report/statistics.js';

export interface SteadyRead {
  url: string;
  headers: Record<string, string>;
  /** Requests each second, begun at their time whether those before are done or not. */
  rate: number;
  seconds: number;
}

/**
 * Reads at a steady rate: one that is late makes none of the following late, and counts from when it should have begun.
 *
 * @throws Error if an answer is no 200
 */
export async function readSteadily({ url, headers, rate, seconds }: SteadyRead) {
  const start = performance.now();
  const reads: Promise<number>[] = [];
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = start + (number * 1000) / rate;
    await delay(Math.max(0, due - performance.now()));
    reads.push(timeOf(fetch(url, { headers }), url, due));
  }
  const times = await Promise.all(reads);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

async function timeOf(answering: Promise<Response>, url: string, due: number): Promise<number> {
  const answer = await answering;
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} gave ${answer.status}`);
  return performance.now() - due;
}
