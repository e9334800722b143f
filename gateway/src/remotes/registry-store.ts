import path from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import {
  canariesOf,
  type Canary,
  composeDocument,
  parseEntry,
  type RegistryDocument,
} from '@phantom/registry';
import { openStore, type Store } from '@phantom/store';
import { GatewayConfig } from '../config/gateway.config.js';
import { EntryTrust } from './entry-trust.js';
import { KnownEntries, type KnownEntry } from './known-entries.js';

/** No registry could be read since the start. */
export class RegistryUnavailableError extends Error {
  override readonly name = 'RegistryUnavailableError';
}

/** What the entries say together. */
export interface Registry {
  document: RegistryDocument;
  canaries: Readonly<Record<string, Canary>>;
}

/**
 * The registry of the store. A publisher replaces an entry; the next page has the new one.
 * A broken or lost entry changes nothing: the last good one stays in use.
 */
@Injectable()
export class RegistryStore {
  private readonly logger = new Logger(RegistryStore.name);
  private readonly address: string;
  private readonly store: Promise<Store>;
  private readonly known = new KnownEntries();
  /** Of each entry as it was looked at last, good or not. */
  private tags: ReadonlyMap<string, string> = new Map();
  private registry?: Registry;
  private looking?: Promise<void>;
  private isFailing = false;
  private readonly trust: EntryTrust;

  constructor({ storeDir, registryKeys }: GatewayConfig) {
    this.address = path.resolve(storeDir);
    this.store = openStore(this.address);
    this.trust = new EntryTrust(registryKeys);
  }

  /**
   * The same object for as long as the registry is the same.
   *
   * @throws RegistryUnavailableError if there has been no good entry yet
   */
  async current(): Promise<Registry> {
    this.looking ??= this.look().finally(() => (this.looking = undefined));
    await this.looking;
    if (!this.registry) throw new RegistryUnavailableError(`no registry in ${this.address}`);
    return this.registry;
  }

  /** All entries, and how fresh each is. None where none could be read yet. */
  async entries(): Promise<readonly KnownEntry[]> {
    await this.current().catch(() => undefined);
    return this.known.all;
  }

  /** Reads the entries that are others than last time. */
  private async look(): Promise<void> {
    try {
      const store = await this.store;
      const tags = await store.listEntries();
      if (tags !== this.tags) await this.readChanged(store, tags);
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) {
        this.logger.error({ msg: 'the store cannot be read', store: this.address, err: error });
      }
      this.isFailing = true;
      for (const { entry } of this.known.all) this.known.refuse(entry.name);
      // Whatever may have changed meanwhile: all of it is read once the store is back.
      this.tags = new Map();
    }
  }

  private async readChanged(store: Store, tags: ReadonlyMap<string, string>): Promise<void> {
    const changed = [...tags].filter(([name, tag]) => this.tags.get(name) !== tag);
    const lost = [...this.tags.keys()].filter((name) => !tags.has(name));
    await Promise.all(changed.map(([name]) => this.read(store, name)));
    for (const name of lost) {
      this.logger.error({ msg: 'a registry entry is lost', entry: name });
      this.known.refuse(name);
    }
    this.tags = tags;
    const entries = this.known.all.map(({ entry }) => entry);
    if (changed.length === 0 || entries.length === 0) return;
    this.registry = { document: composeDocument(entries), canaries: canariesOf(entries) };
  }

  private async read(store: Store, name: string): Promise<void> {
    const stored = await store.readEntry(name);
    if (!stored) return;
    try {
      const entry = parseEntry(stored.text, name);
      await this.trust.check(entry, this.known.get(name));
      this.known.accept(entry);
    } catch (error) {
      this.logger.error({ msg: 'a registry entry is broken', entry: name, err: error });
      this.known.refuse(name);
    }
  }
}
