import type { KnownHome } from '../store/other-keys.js';

export interface ChosenKeys {
  /** The keys under which the homes are kept. */
  kept: ReadonlySet<string>;
  /** By every other of a home's keys, the one under which it is kept. */
  keptAs: ReadonlyMap<string, string>;
}

/**
 * Chooses the key of each home that a file lists under several, or that was: the one that is known, whatever the
 * order of the lines is tonight. A key that is a home's own comes before one under which it was listed besides; of
 * several homes the one on the market, then the eldest.
 *
 * @param homes the keys of each, that of the line that is taken first; no key twice
 * @param certain the keys of all the other homes in the file
 * @param own homes by their own key
 * @param others homes by their further keys
 */
export function chooseKeys(
  homes: readonly (readonly [string, ...string[]])[],
  certain: Iterable<string>,
  own: ReadonlyMap<string, KnownHome>,
  others: ReadonlyMap<string, KnownHome>,
): ChosenKeys {
  const kept = new Set(certain);
  const keptAs = new Map<string, string>();
  const choose = (keys: readonly string[], chosen: string) => {
    kept.add(chosen);
    for (const key of keys) if (key !== chosen) keptAs.set(key, chosen);
  };

  const unknown = homes.filter((keys) => {
    const home = best(keys.flatMap((key) => (others.has(key) ? [] : (own.get(key) ?? []))));
    if (home) choose(keys, home.key);
    return !home;
  });
  for (const keys of unknown) {
    const free = keys.flatMap((key) => others.get(key) ?? []).filter(({ key }) => !kept.has(key));
    choose(keys, best(free)?.key ?? keys[0]);
  }
  return { kept, keptAs };
}

function best(homes: readonly KnownHome[]): KnownHome | undefined {
  const [first] = [...homes].sort((a, b) => Number(b.onMarket) - Number(a.onMarket) || a.id - b.id);
  return first;
}
