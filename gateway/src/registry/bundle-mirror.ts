import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { type Store, StoreDamagedError, writeAtomically } from '@phantom/store';
import { LRUCache } from 'lru-cache';
import { type BundleAddress, bundleAddress } from './bundle-address.js';
import { BundleLists } from './bundle-lists.js';
import type { FileIntegrity } from './integrity.js';
import { BundleMismatchError, readPublishedFile, uncompressedName } from './published-file.js';

const MAX_LOGGED = 1_000;

/** Milliseconds before a refused file is logged again. */
const LOGGED_FOR = 600_000;

/** Logs each refused file once, and an unavailable store once. */
class MirrorLog {
  private readonly logger = new Logger('BundleMirror');
  private readonly logged = new LRUCache<string, true>({ max: MAX_LOGGED, ttl: LOGGED_FOR });
  private isFailing = false;

  succeeded(): void {
    if (this.isFailing) this.logger.log({ msg: 'bundles can be copied again' });
    this.isFailing = false;
  }

  failed(file: string, error: unknown): void {
    if (error instanceof BundleMismatchError || error instanceof StoreDamagedError) {
      if (this.logged.has(file)) return;
      this.logged.set(file, true);
      this.logger.error({ msg: 'a file of a bundle is refused', file, err: error });
      return;
    }
    if (!this.isFailing) this.logger.error({ msg: 'a bundle cannot be copied', file, err: error });
    this.isFailing = true;
  }
}

/** Milliseconds before a failed file or bundle is requested again. */
const FAILED_FOR = 3_000;
const MAX_FAILED = 2_000;

/** Local copies of the bundles of a remote store. Each file is copied when it is first requested. */
export class BundleMirror {
  /** The hash of each file in the current registry. */
  integrityOf: FileIntegrity = () => undefined;
  private readonly lists: BundleLists;
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly failed = new LRUCache<string, Error>({ max: MAX_FAILED, ttl: FAILED_FOR });
  private readonly log = new MirrorLog();
  private isClosed = false;

  constructor(
    private readonly store: Store,
    private readonly root: string,
  ) {
    this.lists = new BundleLists(store);
  }

  /**
   * Copies the file of an address into the folder of the mirror, if the store has it. Concurrent requests share one copy,
   * which is finished even if no client waits any more.
   *
   * @throws BundleMismatchError, StoreDamagedError, or what the store throws
   */
  async ensureFile(url: string): Promise<void> {
    const address = bundleAddress(url);
    if (!address || (await exists(path.join(this.root, url)))) return;
    if (this.isClosed) throw new Error('the mirror is closed');
    const key = uncompressedName(url);
    const failure = this.failed.get(key) ?? this.failed.get(bundleOf(address));
    if (failure) throw failure;

    let copy = this.underWay.get(key);
    if (!copy) {
      copy = this.copy(address, key).finally(() => this.underWay.delete(key));
      this.underWay.set(key, copy);
    }
    await copy;
  }

  /** The addresses of a bundle's files, without their compressed forms. */
  async filesOf(bundle: string): Promise<string[]> {
    const files = await this.lists.of(bundle);
    return [...new Set([...files].map(uncompressedName))].map((file) => `/r/${bundle}/${file}`);
  }

  /** Resolves when the copies in progress are finished. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.allSettled(this.underWay.values());
  }

  private async copy(address: BundleAddress, key: string): Promise<void> {
    try {
      const files = await this.listOf(address);
      const main = uncompressedName(address.file);
      const file = files.has(main) ? main : address.file;
      if (!files.has(file)) return;
      const published = { ...address, file };
      const contents = await readPublishedFile(this.store, published, files, this.integrityOf(key));
      const folder = path.join(this.root, 'r', address.name, address.folder);
      // The file itself is written last: if it exists, its compressed forms exist too.
      for (const { name, content } of contents) await write(path.join(folder, name), content);
      this.log.succeeded();
    } catch (error) {
      this.lists.forget(bundleOf(address));
      this.failed.set(key, error as Error);
      this.log.failed(key, error);
      throw error;
    }
  }

  private async listOf(address: BundleAddress): Promise<ReadonlySet<string>> {
    const bundle = bundleOf(address);
    try {
      return await this.lists.of(bundle);
    } catch (error) {
      this.failed.set(bundle, error as Error);
      throw error;
    }
  }
}

const bundleOf = ({ name, folder }: BundleAddress): string => `${name}/${folder}`;

export const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const write = async (file: string, content: Buffer): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeAtomically(file, content);
};
