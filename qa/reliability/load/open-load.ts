import { setTimeout as delay } from 'node:timers/promises';
import { roundOf, type Share } from './mix.js';
import { createAgent, sendTimed, type Timed } from './send-timed.js';

export interface Sample extends Timed {
  who: Share['who'];
  /** Of the call. */
  title: string;
  /** When the request was due, of `performance.now()`. */
  due: number;
  /** Milliseconds from then to the end of its answer, however late it was begun. */
  took: number;
}

export interface OpenLoadOptions {
  origin: string;
  shares: readonly Share[];
  /** Requests each second. */
  rate: number;
  /** Goes on until then, or for so many requests. */
  until: { seconds: number } | { requests: number };
}

/**
 * Makes requests at a fixed rate, each at its time whether those before are answered or not: as people do who do not
 * know of each other. Nothing is left out because something before it was slow.
 */
export async function openLoad({
  origin,
  shares,
  rate,
  until,
}: OpenLoadOptions): Promise<Sample[]> {
  const round = roundOf(shares);
  const count = 'requests' in until ? until.requests : Math.round(until.seconds * rate);
  const agent = createAgent();
  const samples: Promise<Sample>[] = [];
  const start = performance.now();
  try {
    for (let number = 0; number < count; number += 1) {
      const due = start + (number * 1000) / rate;
      const early = due - performance.now();
      if (early > 0) await delay(early);
      const share = round[number % round.length] as Share;
      samples.push(sampleOf(share, due, sendTimed(origin, share.call, agent)));
    }
    return await Promise.all(samples);
  } finally {
    agent.destroy();
  }
}

async function sampleOf(
  { who, call: { title } }: Share,
  due: number,
  sending: Promise<Timed>,
): Promise<Sample> {
  const timed = await sending;
  return { who, title, due, took: performance.now() - due, ...timed };
}
