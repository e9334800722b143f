/** The overridden remotes whose server did not answer: the page shows what visitors get in their place. */
let names: readonly string[] = [];
const listeners = new Set<() => void>();

export function tellUnreachable(name: string): void {
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
