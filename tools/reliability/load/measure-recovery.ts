import { openLoad, type OpenLoadOptions } from './open-load.js';

const SECONDS = 20;
/** In a row, as long as this many milliseconds: then it has recovered. */
const QUIET_MS = 2_000;

/**
 * Goes on at the old rate after too high a one.
 *
 * @param most milliseconds that an answer may take
 * @returns seconds until everything is served so fast again; infinite, where that is not so within twenty
 */
export async function measureRecovery(
  load: Pick<OpenLoadOptions, 'origin' | 'shares' | 'rate'>,
  most: number,
): Promise<number> {
  const from = performance.now();
  const samples = await openLoad({ ...load, until: { seconds: SECONDS } });
  const bad = samples.filter(({ outcome, took }) => outcome !== 'served' || took > most);
  const lastBad = Math.max(from, ...bad.map(({ due }) => due));
  const seconds = (lastBad - from) / 1000;
  return seconds * 1000 > SECONDS * 1000 - QUIET_MS ? Infinity : seconds;
}
