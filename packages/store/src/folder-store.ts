import { createHash, randomUUID } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { listFolder, readFolder, undefinedIfMissing, writeAtomically } from './file-system.js';
import { type BundleFile, isSameList, type Store, type StoredEntry } from './store.js';
import { StoreConflictError } from './store-error.js';

const SUFFIX = '.json';

/** Milliseconds. File systems round times by up to two seconds, so a later change may have the same time. */
const TIME_RESOLUTION = 2000;

/** Milliseconds for which an unchanged folder is trusted. Writing a file in place does not change its folder. */
const LIST_MAX_AGE = 1000;

/** The entries in a folder. Listing them is one `stat` while nothing changes. */
class EntryFolder {
  private stamp?: string;
  private listedAt = 0;
  private tags: ReadonlyMap<string, string> = new Map();
  private readonly known = new Map<string, { stamp: string; tag: string }>();

  constructor(private readonly folder: string) {}

  fileOf(name: string): string {
    return path.join(this.folder, `${name}${SUFFIX}`);
  }

  async read(name: string): Promise<StoredEntry | undefined> {
    const text = await readFile(this.fileOf(name), 'utf8').catch(undefinedIfMissing);
    return text === undefined ? undefined : { text, tag: tagOf(text) };
  }

  /** Returns the tag of each entry by name. The object stays the same until an entry changes. */
  async list(): Promise<ReadonlyMap<string, string>> {
    // The stamp is read before the files, so that the next call sees a change during this one.
    const stamp = stampOf(await statOf(this.folder));
    const isFresh = Date.now() - this.listedAt < LIST_MAX_AGE;
    if (isFresh && stamp !== undefined && stamp === this.stamp) return this.tags;
    this.listedAt = Date.now();

    const files = await readdir(this.folder).catch(undefinedIfMissing);
    const names = (files ?? []).filter((file) => file.endsWith(SUFFIX)).map(nameOf);
    const found = await Promise.all(
      names.sort().map(async (name) => [name, await this.tag(name)] as const),
    );
    const tags = new Map(
      found.filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    if (!isSameList(tags, this.tags)) this.tags = tags;
    this.stamp = stamp;
    return this.tags;
  }

  private async tag(name: string): Promise<string | undefined> {
    const stamp = stampOf(await statOf(this.fileOf(name)));
    const known = this.known.get(name);
    if (stamp !== undefined && stamp === known?.stamp) return known.tag;

    const entry = await this.read(name);
    if (entry && stamp !== undefined) this.known.set(name, { stamp, tag: entry.tag });
    return entry?.tag;
  }
}

export class FolderStore implements Store {
  readonly root: string;
  private readonly entries: EntryFolder;

  constructor(folder: string) {
    this.root = path.resolve(folder);
    this.entries = new EntryFolder(path.join(this.root, 'registry'));
  }

  listEntries(): Promise<ReadonlyMap<string, string>> {
    return this.entries.list();
  }

  readEntry(name: string): Promise<StoredEntry | undefined> {
    return this.entries.read(name);
  }

  async writeEntry(
    name: string,
    text: string,
    expected: string | null,
  ): Promise<'written' | 'conflict'> {
    const file = this.entries.fileOf(name);
    await mkdir(path.dirname(file), { recursive: true });
    const release = await lock(file, {
      lockfilePath: `${file}.lock`,
      realpath: false,
      retries: { retries: 100, minTimeout: 10, maxTimeout: 200 },
    });
    try {
      const stored = await this.entries.read(name);
      if ((stored?.tag ?? null) !== expected) return 'conflict';
      await writeAtomically(file, text);
      return 'written';
    } finally {
      await release();
    }
  }

  async hasBundle(name: string, folder: string): Promise<boolean> {
    return exists(this.bundleDir(name, folder));
  }

  async addBundle(
    name: string,
    folder: string,
    files: readonly BundleFile[],
  ): Promise<'added' | 'present'> {
    const target = this.bundleDir(name, folder);
    if (await exists(target)) return this.expectSame(name, folder, files);
    const incoming = path.join(this.root, 'r', name, `.incoming-${randomUUID()}`);
    try {
      await Promise.all(files.map((file) => writeInto(incoming, file)));
      await rename(incoming, target);
      return 'added';
    } catch (error) {
      // Another publisher was faster, usually with the same build.
      if (!(await exists(target))) throw error;
      return await this.expectSame(name, folder, files);
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  listBundle(name: string, folder: string): Promise<string[] | undefined> {
    return listFolder(this.bundleDir(name, folder)).catch(undefinedIfMissing);
  }

  readBundleFile(name: string, folder: string, file: string): Promise<Buffer | undefined> {
    return readFile(path.join(this.bundleDir(name, folder), file)).catch(undefinedIfMissing);
  }

  readBundle(name: string, folder: string): Promise<BundleFile[]> {
    return readFolder(this.bundleDir(name, folder));
  }

  private async expectSame(
    name: string,
    folder: string,
    files: readonly BundleFile[],
  ): Promise<'present'> {
    const present = await this.readBundle(name, folder);
    const contents = new Map(present.map((file) => [file.name, file.content]));
    const other = files.find((file) => !contents.get(file.name)?.equals(file.content));
    if (other) throw new StoreConflictError(`${name}/${folder}`, other.name);
    return 'present';
  }

  private bundleDir(name: string, folder: string): string {
    return path.join(this.root, 'r', name, folder);
  }
}

const tagOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const nameOf = (file: string): string => file.slice(0, -SUFFIX.length);

const statOf = (file: string): Promise<BigIntStats | undefined> =>
  stat(file, { bigint: true }).catch(undefinedIfMissing);

/** Returns a different stamp for each state; undefined if the state is too recent for a reliable one. */
const stampOf = (stats: BigIntStats | undefined): string | undefined => {
  if (!stats || Date.now() - Number(stats.mtimeMs) < TIME_RESOLUTION) return undefined;
  return `${stats.mtimeNs} ${stats.ino} ${stats.size}`;
};

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const writeInto = async (dir: string, { name, content }: BundleFile): Promise<void> => {
  const file = path.join(dir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
};
