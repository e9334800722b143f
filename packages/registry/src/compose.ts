import { emptyDocument, type RegistryDocument } from './registry-document.js';
import type { Canary, RegistryEntry } from './registry-entry.js';

/** What entries say together, in the order of their names: the same document for the same entries. */
export const composeDocument = (entries: readonly RegistryEntry[]): RegistryDocument => ({
  ...emptyDocument(),
  microFrontends: Object.fromEntries(
    entries
      .map(({ name, versions }) => [name, versions] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ),
});

/** The canaries among entries, by the name of the micro frontend. */
export const canariesOf = (entries: readonly RegistryEntry[]): Record<string, Canary> =>
  Object.fromEntries(entries.flatMap(({ name, canary }) => (canary ? [[name, canary]] : [])));
