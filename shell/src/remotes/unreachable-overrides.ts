/** The overridden remotes whose server did not respond: the page shows the registry's version. */
let names: readonly string[] = [];
const listeners = new Set<() => void>();

export function addUnreachableOverride(name: string): void {
  if (names.includes(name)) return;
  names = [...names, name];
  for (const listener of listeners) listener();
}

/** The same array until it changes. */
export const unreachableOverrides = (): readonly string[] => names;

export function subscribeToUnreachable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
