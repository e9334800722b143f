import { setTimeout as delay } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { canariesOf, type Canary, composeDocument, type RegistryDocument } from '@phantom/registry';
import type { Store } from '@phantom/store';
import { GatewayConfig } from '../config/gateway.config.js';
import { EntryReader, type KnownEntry } from './entry-reader.js';
import { EntryVerifier } from './entry-verifier.js';
import { STORE } from './store.provider.js';

/** Milliseconds between two looks at a store elsewhere. */
const WATCH_INTERVAL = 2_000;

/** Milliseconds that somebody waits for a first registry. */
const PATIENCE = 3_000;

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
 * The registry of the store. A publisher replaces an entry; the next page has the new one, from a store elsewhere that
 * of some seconds later. A broken or lost entry changes nothing: the last good one stays in use.
 */
@Injectable()
export class RegistryStore implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(RegistryStore.name);
  private readonly address: string;
  /** A store elsewhere is looked at behind the pages, which do not wait for it. */
  private readonly isElsewhere: boolean;
  private readonly reader: EntryReader;
  private readonly listeners: ((registry: Registry) => void)[] = [];
  private registry?: Registry;
  private looking?: Promise<void>;
  private watch?: NodeJS.Timeout;
  private isFailing = false;

  constructor(@Inject(STORE) store: Store, { store: address, registryKeys }: GatewayConfig) {
    this.address = store.root ?? address;
    this.isElsewhere = store.root === undefined;
    this.reader = new EntryReader(store, new EntryVerifier(registryKeys));
  }

  onApplicationBootstrap(): void {
    if (this.isElsewhere) this.watch = setInterval(() => void this.look(), WATCH_INTERVAL).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.watch);
  }

  /** @param listener is told of each registry that is another one, and of the one that is there */
  onChange(listener: (registry: Registry) => void): void {
    this.listeners.push(listener);
    if (this.registry) listener(this.registry);
  }

  /**
   * The same object for as long as the registry is the same.
   *
   * @throws RegistryUnavailableError if there has been no good entry yet
   */
  async current(): Promise<Registry> {
    if (!this.isElsewhere) await this.look();
    else if (!this.registry) {
      await Promise.race([this.look(), delay(PATIENCE, undefined, { ref: false })]);
    }
    if (!this.registry) throw new RegistryUnavailableError(`no registry in ${this.address}`);
    return this.registry;
  }

  /** All entries, and how fresh each is. None where none could be read yet. */
  async entries(): Promise<readonly KnownEntry[]> {
    await this.current().catch(() => undefined);
    return this.reader.known.all;
  }

  private look(): Promise<void> {
    this.looking ??= this.readChanged().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async readChanged(): Promise<void> {
    try {
      if (await this.reader.look()) this.compose();
      if (this.isFailing) this.logger.log({ msg: 'the store can be read again' });
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) {
        this.logger.error({ msg: 'the store cannot be read', store: this.address, err: error });
      }
      this.isFailing = true;
      this.reader.goOnWithout();
    }
  }

  private compose(): void {
    const entries = this.reader.known.all.map(({ entry }) => entry);
    const registry = { document: composeDocument(entries), canaries: canariesOf(entries) };
    this.registry = registry;
    for (const listener of this.listeners) listener(registry);
  }
}
