import {
  composeDocument,
  parseEntry,
  type RegistryDocument,
  type RegistryEntry,
} from '@phantom/registry';
import type { Store } from '@phantom/store';

/** All that a store has of all teams, as a gateway sees it. */
export const readLiveDocument = async (store: Store): Promise<RegistryDocument> =>
  composeDocument(await readEntries(store));

const readEntries = async (store: Store): Promise<RegistryEntry[]> => {
  const names = [...(await store.listEntries()).keys()];
  const stored = await Promise.all(names.map((name) => store.readEntry(name)));
  return stored.flatMap((each, index) => {
    const name = names[index] ?? '';
    return each ? [parseEntry(each.text, name)] : [];
  });
};
