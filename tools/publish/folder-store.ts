import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  emptyDocument,
  type RegistryDocument,
  revisionOf,
  validateDocument,
} from '@phantom/registry';
import { lock } from 'proper-lockfile';
import type { BundleFile } from './bundle-files.js';

export interface StoredRegistry {
  document: RegistryDocument;
  revision: string;
}

/** Bundles and registry in a folder: `r/<name>/<version>-<hash>/…` and `registry.json`. */
export class FolderStore {
  private readonly registryFile: string;

  constructor(private readonly root: string) {
    this.registryFile = path.join(root, 'registry.json');
  }

  /** Whether this very build lies in the store: its folder's name holds the hash of its content. */
  async hasBundle(name: string, folder: string): Promise<boolean> {
    return exists(this.bundleDir(name, folder));
  }

  /** Stores a bundle under its final name only when it is complete; one that is there stays. */
  async addBundle(name: string, folder: string, files: readonly BundleFile[]): Promise<void> {
    const target = this.bundleDir(name, folder);
    const incoming = path.join(this.root, 'r', name, `.incoming-${randomUUID()}`);
    try {
      await Promise.all(files.map((file) => writeInto(incoming, file)));
      await rename(incoming, target);
    } catch (error) {
      // Another publisher of the same build was first: the content is the same.
      if (!(await exists(target))) throw error;
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  /** The registry as it is; the empty one when nothing has been published yet. */
  async readRegistry(): Promise<StoredRegistry> {
    const document = (await exists(this.registryFile))
      ? validateDocument(JSON.parse(await readFile(this.registryFile, 'utf8')))
      : emptyDocument();
    return { document, revision: revisionOf(document) };
  }

  /**
   * Compare and set: replaces the registry if it still has the expected revision.
   *
   * @returns whether it was replaced
   */
  async replaceRegistry(document: RegistryDocument, expectedRevision: string): Promise<boolean> {
    validateDocument(document);
    await mkdir(this.root, { recursive: true });
    const release = await lock(this.root, {
      lockfilePath: `${this.registryFile}.lock`,
      retries: { retries: 100, minTimeout: 10, maxTimeout: 200 },
    });
    try {
      const { revision } = await this.readRegistry();
      if (revision !== expectedRevision) return false;
      await writeAtomically(this.registryFile, `${JSON.stringify(document, null, 2)}\n`);
      return true;
    } finally {
      await release();
    }
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

/** A reader sees the old text or the new one, also after a crash in between. */
const writeAtomically = async (file: string, text: string): Promise<void> => {
  const temporary = `${file}.${randomUUID()}`;
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
};
