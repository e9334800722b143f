import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { type Store, StoreDamagedError, writeAtomically } from '@phantom/store';
import { LRUCache } from 'lru-cache';
import { type BundleAddress, bundleAddress } from './bundle-address.js';
import { BundleLists } from './bundle-lists.js';
import type { FileIntegrity } from './integrity.js';
import { BundleMismatchError, readPublishedFile, uncompressedName } from './published-file.js';

const MOST_TOLD = 1_000;

/** Milliseconds until a file that is refused is told of again. */
const TOLD_FOR = 600_000;

/** Tells once of each file that is refused, and once of a store that is away. */
export class MirrorLog {
  private readonly logger = new Logger('BundleMirror');
  private readonly told = new LRUCache<string, true>({ max: MOST_TOLD, ttl: TOLD_FOR });
  private isFailing = false;

  brought(): void {
    if (this.isFailing) this.logger.log({ msg: 'bundles can be brought again' });
    this.isFailing = false;
  }

  failed(file: string, error: unknown): void {
    if (error instanceof BundleMismatchError || error instanceof StoreDamagedError) {
      if (this.told.has(file)) return;
      this.told.set(file, true);
      this.logger.error({ msg: 'a file of a bundle is refused', file, err: error });
      return;
    }
    if (!this.isFailing) this.logger.error({ msg: 'a bundle cannot be brought', file, err: error });
    this.isFailing = true;
  }
}

/** Milliseconds for which a file, or a bundle, that could not be had is not asked for again. */
const FAILED_FOR = 3_000;
const MOST_FAILED = 2_000;

/** Copies of the bundles of a store elsewhere, each file made once when it is first wanted. */
export class BundleMirror {
  /** Of each file, in the registry as it is now. */
  integrityOf: FileIntegrity = () => undefined;
  private readonly lists: BundleLists;
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly failed = new LRUCache<string, Error>({ max: MOST_FAILED, ttl: FAILED_FOR });
  private readonly log = new MirrorLog();
  private isClosed = false;

  constructor(
    private readonly store: Store,
    private readonly root: string,
  ) {
    this.lists = new BundleLists(store);
  }

  /**
   * Has the file of an address in its place below the mirror's folder, if the store has one. Whoever comes meanwhile
   * waits for the same copy; it is made to its end also when nobody waits any more.
   *
   * @param url a path of the site
   * @throws BundleMismatchError, StoreDamagedError, or whatever the store throws
   */
  async bring(url: string): Promise<void> {
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

  /**
   * The addresses of a bundle's files, without what is packed of them.
   *
   * @param bundle `<name>/<folder>`
   */
  async filesOf(bundle: string): Promise<string[]> {
    const files = await this.lists.of(bundle);
    return [...new Set([...files].map(uncompressedName))].map((file) => `/r/${bundle}/${file}`);
  }

  /** Ends with the last copy that is being made. */
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
      // The file itself comes last: where it is, what is packed of it is too.
      for (const { name, content } of contents) await write(path.join(folder, name), content);
      this.log.brought();
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

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const write = async (file: string, content: Buffer): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeAtomically(file, content);
};
