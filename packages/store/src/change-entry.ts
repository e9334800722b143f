import { parseEntry, type RegistryEntry } from '@phantom/registry';
import type { Store } from './store.js';
import { StoreBusyError } from './store-error.js';

const MOST_ATTEMPTS = 50;

/**
 * Changes an entry as it is at that moment: tries again when another publisher came in between.
 *
 * @param change gets undefined where there is no entry; nothing is written when it returns what it got
 * @param sign puts a signature on what is written
 * @returns the entry as it is then
 * @throws RegistryError if the entry is broken, and whatever `change` throws
 */
export const changeEntry = async (
  store: Store,
  name: string,
  change: (entry: RegistryEntry | undefined) => RegistryEntry,
  sign: (entry: RegistryEntry) => RegistryEntry = (entry) => entry,
): Promise<RegistryEntry> => {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const stored = await store.readEntry(name);
    const entry = stored && parseEntry(stored.text, name);
    const changed = change(entry);
    if (changed === entry) return entry;

    const text = `${JSON.stringify(sign(changed), null, 2)}\n`;
    const outcome = await store.writeEntry(name, text, stored?.tag ?? null);
    if (outcome === 'written') return parseEntry(text, name);
  }
  throw new StoreBusyError(`The registry entry of ${name}`, MOST_ATTEMPTS);
};
