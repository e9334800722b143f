import type { LoadGenerator } from './load-generator.js';

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
  loadGenerator: LoadGenerator,
  rate: number,
  most: number,
): Promise<number> {
  const samples = await loadGenerator.ask({ rate, seconds: SECONDS, isFresh: false });
  const from = samples[0]?.due ?? 0;
  const bad = samples.filter(({ outcome, took }) => outcome !== 'served' || took > most);
  const lastBad = Math.max(from, ...bad.map(({ due }) => due));
  const seconds = (lastBad - from) / 1000;
  return seconds * 1000 > SECONDS * 1000 - QUIET_MS ? Infinity : seconds;
}
