import type { RegistryEntry } from '@phantom/registry';

/** An entry of the registry that pages are made from. */
export interface KnownEntry {
  entry: RegistryEntry;
  /** `last-good`: what the store has now is broken, lost or out of reach. */
  state: 'current' | 'last-good';
  /** When that began. */
  since: Date;
}

/** The last good entry of each name. */
export class KnownEntries {
  private readonly byName = new Map<string, KnownEntry>();

  get all(): readonly KnownEntry[] {
    return [...this.byName.values()];
  }

  get(name: string): RegistryEntry | undefined {
    return this.byName.get(name)?.entry;
  }

  accept(entry: RegistryEntry): void {
    this.byName.set(entry.name, { entry, state: 'current', since: new Date() });
  }

  /** Goes on with what was there before, if anything was. */
  refuse(name: string): void {
    const known = this.byName.get(name);
    if (known?.state !== 'current') return;
    this.byName.set(name, { entry: known.entry, state: 'last-good', since: new Date() });
  }
}
