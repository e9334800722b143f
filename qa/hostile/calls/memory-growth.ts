import type { Outcome } from '../attack.js';

const MIB = 1024 * 1024;
/** What a process may have grown by between a quarter of the requests and all of them: heaps breathe, and caches fill. */
const ROOM = 192;
/** Too few tell of heaps that are still warm from the start. */
const TELLING = 10_000;

/** Compares what processes hold, by name, in bytes. */
export function growthOf(
  before: Record<string, number>,
  after: Record<string, number>,
  requests: number,
): Outcome {
  const grown = Object.entries(after).map(([name, bytes]) => {
    const from = Math.round((before[name] ?? 0) / MIB);
    const to = Math.round(bytes / MIB);
    return { name, from, to };
  });
  return {
    figures: [
      ['memory', grown.map(({ name, from, to }) => `${name} ${from} → ${to} MiB`).join(', ')],
    ],
    faults:
      requests < TELLING
        ? []
        : grown
            .filter(({ from, to }) => to - from > ROOM)
            .map(({ name, from, to }) => `${name} grew from ${from} to ${to} MiB`),
  };
}
