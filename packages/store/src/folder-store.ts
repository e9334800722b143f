import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import type { BundleFile } from './bundle-file.js';
import { EntryFolder } from './entry-folder.js';
import { listFolder, readFolder } from './read-folder.js';
import type { Store, StoredEntry } from './store.js';
import { StoreConflictError } from './store-error.js';
import { undefinedIfMissing } from './undefined-if-missing.js';
import { writeAtomically } from './write-atomically.js';

/** A store in a folder. */
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
      // Another publisher was first, most likely with the same build.
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
