import { parseEntry, type RegistryEntry } from '@phantom/registry';
import type { Store } from './store.js';
import { StoreBusyError } from './store-error.js';

const MAX_ATTEMPTS = 50;

/**
 * Changes an entry, and retries if another publisher has changed it meanwhile.
 *
 * @param change gets undefined if there is no entry. If it returns its argument, nothing is written
 * @param sign signs the changed entry before it is written
 * @returns the current entry
 * @throws RegistryError if the entry is invalid, and every error of `change`
 */
export const changeEntry = async (
  store: Store,
  name: string,
  change: (entry: RegistryEntry | undefined) => RegistryEntry,
  sign: (entry: RegistryEntry) => RegistryEntry = (entry) => entry,
): Promise<RegistryEntry> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const stored = await store.readEntry(name);
    const entry = stored && parseEntry(stored.text, name);
    const changed = change(entry);
    if (changed === entry) return entry;

    const text = `${JSON.stringify(sign(changed), null, 2)}\n`;
    const outcome = await store.writeEntry(name, text, stored?.tag ?? null);
    if (outcome === 'written') return parseEntry(text, name);
  }
  throw new StoreBusyError(`The registry entry of ${name}`, MAX_ATTEMPTS);
};
