import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import { type WrittenBytes, writeHashed } from '../files/receiving/write-hashed.js';
import { filesUnder } from './files-under.js';
import { isGone } from './is-gone.js';
import { openDisk } from './open-disk.js';

/** Where the backups of one service lie: a folder of that name at the address of all backups. */
export class BackupTarget {
  private constructor(
    private readonly disk: Disk,
    private readonly folder: string,
  ) {}

  /** @param address a folder, or `s3://bucket/prefix?region=…&endpoint=…` */
  static async open(address: string, service: string): Promise<BackupTarget> {
    const { disk, prefix } = await openDisk(address);
    return new BackupTarget(disk, `${prefix}${service}`);
  }

  /** Only what was read to its end is there afterwards, under the key that its hash may decide on. */
  async write(
    source: Readable,
    keyOf: (written: WrittenBytes) => string,
  ): Promise<WrittenBytes & { key: string }> {
    const folder = await mkdtemp(join(tmpdir(), 'backup-'));
    try {
      const path = join(folder, 'bytes');
      const written = await writeHashed(source, path);
      const key = keyOf(written);
      await this.disk.copyFromFs(path, this.path(key));
      return { ...written, key };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Undefined where there is nothing of that name. */
  async read(key: string): Promise<Readable | undefined> {
    try {
      await this.disk.getMetaData(this.path(key));
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
    return this.disk.getStream(this.path(key));
  }

  remove(key: string): Promise<void> {
    return this.disk.delete(this.path(key));
  }

  /** The keys that begin so, in order. */
  async keys(prefix: string): Promise<string[]> {
    const found = await filesUnder(this.disk, this.path(prefix));
    return found.map((key) => key.slice(this.folder.length + 1)).sort();
  }

  private path(key: string): string {
    return `${this.folder}/${key}`;
  }
}
