// The process that generates the load: `load-generator.ts` starts it, and sends the parameters.
import { giveClientsPriority } from '../../processor-priority.js';
import { mixedJourney, type Share } from './mix.js';
import { openLoad, type Sample } from './open-load.js';

/** The parameters of the load; the response has the samples. */
export interface LoadGeneratorOrder {
  origin: string;
  /** Requests each second. */
  rate: number;
  seconds: number;
  /** All roles sign in before: a token expires after a quarter of an hour. */
  isFresh: boolean;
}

export type LoadGeneratorAnswer = { samples: Sample[] } | { failure: string };

giveClientsPriority();

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
