import { createStore } from '@phantom/mf-kit/store';

/** The overridden remotes whose server did not respond: the page shows the registry's version. */
export const unreachableOverrides = createStore<readonly string[]>([]);

export function addUnreachableOverride(name: string): void {
  const names = unreachableOverrides.get();
  if (!names.includes(name)) unreachableOverrides.set([...names, name]);
}
