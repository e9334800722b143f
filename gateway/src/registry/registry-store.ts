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

/** Milliseconds between two checks of a remote store. */
const CHECK_INTERVAL = 2_000;

/** Milliseconds that a request waits for the first registry. */
const FIRST_TIMEOUT = 3_000;

/** No registry could be read since the start. */
export class RegistryUnavailableError extends Error {
  override readonly name = 'RegistryUnavailableError';
}

/** The document composed of all entries. */
export interface Registry {
  document: RegistryDocument;
  canaries: Readonly<Record<string, Canary>>;
}

/**
 * The registry of the store. After a publisher replaces an entry, the next page uses it; with a remote store, a page some
 * seconds later. If an entry is broken or lost, its last valid version stays in use.
 */
@Injectable()
export class RegistryStore implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(RegistryStore.name);
  private readonly address: string;
  /** A remote store is checked in the background: pages do not wait for it. */
  private readonly isRemote: boolean;
  private readonly reader: EntryReader;
  private readonly listeners: ((registry: Registry) => void)[] = [];
  private registry?: Registry;
  private refreshing?: Promise<void>;
  private watch?: NodeJS.Timeout;
  private isFailing = false;

  constructor(@Inject(STORE) store: Store, { store: address, registryKeys }: GatewayConfig) {
    this.address = store.root ?? address;
    this.isRemote = store.root === undefined;
    this.reader = new EntryReader(store, new EntryVerifier(registryKeys));
  }

  onApplicationBootstrap(): void {
    if (this.isRemote) this.watch = setInterval(() => void this.refresh(), CHECK_INTERVAL).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.watch);
  }

  /** @param listener called with each new registry, and with the current one */
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
    if (!this.isRemote) await this.refresh();
    else if (!this.registry) {
      await Promise.race([this.refresh(), delay(FIRST_TIMEOUT, undefined, { ref: false })]);
    }
    if (!this.registry) throw new RegistryUnavailableError(`no registry in ${this.address}`);
    return this.registry;
  }

  /** All entries with their state; empty if none could be read yet. */
  async entries(): Promise<readonly KnownEntry[]> {
    await this.current().catch(() => undefined);
    return this.reader.known.all;
  }

  private refresh(): Promise<void> {
    this.refreshing ??= this.readChanged().finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }

  private async readChanged(): Promise<void> {
    try {
      if (await this.reader.refresh()) this.compose();
      if (this.isFailing) this.logger.log({ msg: 'the store can be read again' });
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) {
        this.logger.error({ msg: 'the store cannot be read', store: this.address, err: error });
      }
      this.isFailing = true;
      this.reader.markUnavailable();
    }
  }

  private compose(): void {
    const entries = this.reader.known.all.map(({ entry }) => entry);
    const registry = { document: composeDocument(entries), canaries: canariesOf(entries) };
    this.registry = registry;
    for (const listener of this.listeners) listener(registry);
  }
}
