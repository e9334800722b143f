/** A random generator that gives the same sequence for the same seed, so that the demo feed is reproducible. */
export interface SeededRandom {
  /** A number in [0, 1). */
  next(): number;
  /** An integer from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** True with this probability. */
  happens(share: number): boolean;
  /** @throws RangeError when there are no choices */
  pick<T>(choices: readonly T[]): T;
  /** Several different choices, in their original order. */
  some<T>(choices: readonly T[], count: number): T[];
}

/** Mulberry32 over an FNV-1a hash of the seed. */
export function seededRandom(seed: string): SeededRandom {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    happens: (share) => next() < share,
    pick: (choices) => pickOne(choices, next()),
    some: (choices, count) => {
      const ranked = choices.map((choice, index) => ({ choice, index, rank: next() }));
      const chosen = ranked.sort((a, b) => a.rank - b.rank).slice(0, count);
      return chosen.sort((a, b) => a.index - b.index).map(({ choice }) => choice);
    },
  };
}

/** A 32-bit hash, for a stable random order. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

function pickOne<T>(choices: readonly T[], share: number): T {
  const index = Math.floor(share * choices.length);
  if (choices.length === 0) throw new RangeError('nothing to choose from');
  return choices[index] as T;
}
