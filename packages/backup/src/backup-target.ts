import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { writeHashed, type WrittenBytes } from '@phantom/files';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where the backups of one service are written: its folder at the address of all backups. */
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

  /** Writes a source only if it was read to its end. The key may depend on the hash. */
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

  /** Undefined where the key does not exist. */
  async read(key: string): Promise<Readable | undefined> {
    const path = this.path(key);
    return (await this.disk.exists(path)) ? this.disk.getStream(path) : undefined;
  }

  remove(key: string): Promise<void> {
    return this.disk.delete(this.path(key));
  }

  /** The keys with this prefix, sorted. */
  async keys(prefix: string): Promise<string[]> {
    const found = await filesUnder(this.disk, this.path(prefix));
    return found.map((key) => key.slice(this.folder.length + 1)).sort();
  }

  private path(key: string): string {
    return `${this.folder}/${key}`;
  }
}

interface OpenedDisk {
  disk: Disk;
  /** Of all keys: empty, or ends with a slash. */
  prefix: string;
}

/** Opens a folder or a bucket. The S3 client is loaded only where it is used. */
export async function openDisk(address: string): Promise<OpenedDisk> {
  if (address.startsWith('s3://')) return openBucket(new URL(address));
  const driver = new FSDriver({ location: resolve(address), visibility: 'private' });
  return { disk: new Disk(driver), prefix: '' };
}

async function openBucket({ hostname, pathname, searchParams }: URL): Promise<OpenedDisk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const driver = new S3Driver({
    bucket: hostname,
    region: searchParams.get('region') ?? undefined,
    endpoint,
    // Buckets as host names need a certificate each, which few providers but Amazon have.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
    supportsACL: false,
  });
  const folder = pathname.replaceAll(/^\/|\/$/g, '');
  return { disk: new Disk(driver), prefix: folder && `${folder}/` };
}

/** The keys of all files in a folder; none where the folder does not exist. */
export async function filesUnder(disk: Disk, folder: string): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await pageOf(disk, folder, paginationToken);
    for (const object of page?.objects ?? []) if (object.isFile) keys.push(object.key);
    paginationToken = page?.paginationToken;
  } while (paginationToken);
  return keys;
}

async function pageOf(disk: Disk, folder: string, paginationToken?: string) {
  try {
    return await disk.listAll(folder, { recursive: true, paginationToken });
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** The error codes of the drivers for a missing file. */
const GONE = new Set(['ENOENT', 'NotFound', 'NoSuchKey']);

export function isGone(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, code, cause } = error as Partial<NodeJS.ErrnoException>;
  return GONE.has(code ?? '') || GONE.has(name ?? '') || isGone(cause);
}
