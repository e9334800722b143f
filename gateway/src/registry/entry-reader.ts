import { Logger } from '@nestjs/common';
import { parseEntry, type RegistryEntry } from '@phantom/registry';
import type { Store, StoredEntry } from '@phantom/store';
import type { EntryVerifier } from './entry-verifier.js';

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

type Outcome = 'accepted' | 'refused' | 'unread';

/** Keeps up with the entries of a store: reads those that are others than last time. */
export class EntryReader {
  readonly known = new KnownEntries();
  private readonly logger = new Logger(EntryReader.name);
  /** Of each entry as it was read last, good or not. */
  private readonly tags = new Map<string, string>();
  /** Told of in the log already. */
  private readonly unreadable = new Set<string>();
  /** The list that all entries have been read of. */
  private listed?: ReadonlyMap<string, string>;

  constructor(
    private readonly store: Store,
    private readonly trust: EntryVerifier,
  ) {}

  /**
   * @returns whether there is a good entry that was not there before
   * @throws whatever the store throws that cannot be listed
   */
  async look(): Promise<boolean> {
    const listed = await this.store.listEntries();
    if (listed === this.listed) return false;
    const changed = [...listed].filter(([name, tag]) => this.tags.get(name) !== tag);
    const outcomes = await Promise.all(changed.map(([name, tag]) => this.read(name, tag)));
    for (const name of this.tags.keys()) if (!listed.has(name)) this.lose(name);
    this.listed = outcomes.includes('unread') ? undefined : listed;
    return outcomes.includes('accepted');
  }

  /** Whatever may have changed while the store was away: all of it is read once it is back. */
  goOnWithout(): void {
    for (const { entry } of this.known.all) this.known.refuse(entry.name);
    this.tags.clear();
    this.listed = undefined;
  }

  private async read(name: string, tag: string): Promise<Outcome> {
    let stored: StoredEntry | undefined;
    try {
      stored = await this.store.readEntry(name);
      // Gone since it was listed: the next list says so.
      if (!stored) return 'unread';
      const entry = parseEntry(stored.text, name);
      await this.trust.check(entry, this.known.get(name));
      this.known.accept(entry);
      return this.settle(name, tag, 'accepted');
    } catch (error) {
      // No answer, or not of what was listed: the next try may be another one.
      if (stored?.tag !== tag) return this.leaveUnread(name, error);
      this.logger.error({ msg: 'a registry entry is broken', entry: name, err: error });
      this.known.refuse(name);
      return this.settle(name, tag, 'refused');
    }
  }

  private settle(name: string, tag: string, outcome: Outcome): Outcome {
    this.unreadable.delete(name);
    this.tags.set(name, tag);
    return outcome;
  }

  private leaveUnread(name: string, error: unknown): Outcome {
    if (!this.unreadable.has(name)) {
      this.logger.error({ msg: 'a registry entry cannot be read', entry: name, err: error });
    }
    this.unreadable.add(name);
    this.known.refuse(name);
    return 'unread';
  }

  private lose(name: string): void {
    this.logger.error({ msg: 'a registry entry is lost', entry: name });
    this.known.refuse(name);
    this.tags.delete(name);
  }
}
