// The process in which the load is made: `load-generator.ts` starts it, and says how much.
import { constants, setPriority } from 'node:os';
import { mixedJourney, type Share } from './mix.js';
import { openLoad, type Sample } from './open-load.js';

/** What is asked of it, and answered with the samples. */
export interface LoadGeneratorOrder {
  origin: string;
  /** Requests each second. */
  rate: number;
  seconds: number;
  /** Everybody signs in anew before: a token ends after a quarter of an hour. */
  isFresh: boolean;
}

export type LoadGeneratorAnswer = { samples: Sample[] } | { failure: string };

// People have processors of their own. Where this may not be, what it is late itself counts as the site's.
try {
  setPriority(constants.priority.PRIORITY_HIGH);
} catch {
  console.warn('The load is made at no higher priority than the site: that takes root.');
}

let shares: Share[] = [];

async function follow({
  origin,
  rate,
  seconds,
  isFresh,
}: LoadGeneratorOrder): Promise<LoadGeneratorAnswer> {
  try {
    if (isFresh) shares = await mixedJourney(origin);
    return { samples: await openLoad({ origin, shares, rate, until: { seconds } }) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (order: LoadGeneratorOrder) => {
  void follow(order).then((answer) => process.send?.(answer));
});
