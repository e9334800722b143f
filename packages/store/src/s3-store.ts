import { createHash } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import { S3Objects } from './s3-objects.js';
import { type BundleFile, isSameList, type Store, type StoredEntry } from './store.js';
import { StoreBusyError, StoreConflictError, StoreDamagedError } from './store-error.js';

/** The last object of a bundle: it exists only if all others do. */
const COMPLETE = '.complete';

/** Milliseconds between requests for the list. A gateway reads it for every page. */
const LIST_MAX_AGE = 1000;

const MAX_ATTEMPTS = 20;

/** Milliseconds. */
const CONNECT_TIMEOUT = 3_000;
const SOCKET_TIMEOUT = 5_000;

/** A store in a bucket with conditional writes. */
export class S3Store implements Store {
  private tags: ReadonlyMap<string, string> = new Map();
  private listedAt = 0;

  constructor(private readonly objects: S3Objects) {}

  async listEntries(): Promise<ReadonlyMap<string, string>> {
    if (Date.now() - this.listedAt < LIST_MAX_AGE) return this.tags;
    const listedAt = Date.now();
    const found = await this.objects.list('registry');
    const entries = found.filter(([name]) => /^[^/]+\.json$/.test(name));
    const tags = new Map(
      entries.map(([name, tag]) => [name.slice(0, -'.json'.length), tag] as const),
    );
    if (!isSameList(tags, this.tags)) this.tags = tags;
    this.listedAt = listedAt;
    return this.tags;
  }

  async readEntry(name: string): Promise<StoredEntry | undefined> {
    const found = await this.objects.read(entryKey(name));
    return found && { text: found.body.toString(), tag: found.tag };
  }

  async writeEntry(
    name: string,
    text: string,
    expected: string | null,
  ): Promise<'written' | 'conflict'> {
    const condition = expected === null ? ({ IfNoneMatch: '*' } as const) : { IfMatch: expected };
    const outcome = await this.objects.write(entryKey(name), Buffer.from(text), condition);
    this.listedAt = 0;
    if (outcome !== 'exists') return outcome;
    // The client retries after a lost response. The retry then finds the object of the first attempt.
    return (await this.readEntry(name))?.text === text ? 'written' : 'conflict';
  }

  async hasBundle(name: string, folder: string): Promise<boolean> {
    return (await this.objects.fingerprint(`${bundleKey(name, folder)}/${COMPLETE}`)) !== undefined;
  }

  async addBundle(
    name: string,
    folder: string,
    files: readonly BundleFile[],
  ): Promise<'added' | 'present'> {
    const bundle = bundleKey(name, folder);
    if (await this.hasBundle(name, folder)) {
      await Promise.all(files.map((file) => this.expectSame(bundle, file)));
      return 'present';
    }
    await Promise.all(files.map((file) => this.addFile(bundle, file)));
    const end = Buffer.alloc(0);
    const outcome = await this.objects.write(`${bundle}/${COMPLETE}`, end, { IfNoneMatch: '*' });
    return outcome === 'written' ? 'added' : 'present';
  }

  async readBundle(name: string, folder: string): Promise<BundleFile[]> {
    const files = await this.objects.list(bundleKey(name, folder));
    return Promise.all(
      namesIn(files).map(async (file) => {
        const content = await this.readBundleFile(name, folder, file);
        return { name: file, content: content ?? Buffer.alloc(0) };
      }),
    );
  }

  async listBundle(name: string, folder: string): Promise<string[] | undefined> {
    const files = await this.objects.list(bundleKey(name, folder));
    return files.some(([file]) => file === COMPLETE) ? namesIn(files) : undefined;
  }

  async readBundleFile(name: string, folder: string, file: string): Promise<Buffer | undefined> {
    const key = `${bundleKey(name, folder)}/${file}`;
    const stored = await this.objects.read(key);
    if (!stored) return undefined;
    const { body: content, fingerprint } = stored;
    // Objects that were copied into the bucket by other tools may have no fingerprint.
    if (fingerprint && fingerprint !== fingerprintOf({ content })) throw new StoreDamagedError(key);
    return content;
  }

  private async addFile(bundle: string, file: BundleFile): Promise<void> {
    const key = `${bundle}/${file.name}`;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const fingerprint = fingerprintOf(file);
      const outcome = await this.objects.write(
        key,
        file.content,
        { IfNoneMatch: '*' },
        fingerprint,
      );
      if (outcome === 'written') return;
      if (outcome === 'exists') return this.expectSame(bundle, file);
    }
    throw new StoreBusyError(key, MAX_ATTEMPTS);
  }

  private async expectSame(bundle: string, file: BundleFile): Promise<void> {
    const stored = await this.objects.fingerprint(`${bundle}/${file.name}`);
    if (stored !== fingerprintOf(file)) {
      throw new StoreConflictError(bundle.slice('r/'.length), file.name);
    }
  }
}

/** Opens `s3://bucket/prefix?region=…&endpoint=…` with credentials from the environment (`AWS_ACCESS_KEY_ID` etc.). */
export const openS3Store = ({ hostname, pathname, searchParams }: URL): Store => {
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const client = new S3Client({
    region: searchParams.get('region') ?? undefined,
    endpoint,
    // Bucket names as host names need a wildcard certificate, which few stores except Amazon's have.
    forcePathStyle: endpoint !== undefined,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT, socketTimeout: SOCKET_TIMEOUT },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const folder = pathname.replace(/^\/|\/$/g, '');
  return new S3Store(new S3Objects(client, hostname, folder && `${folder}/`));
};

const entryKey = (name: string): string => `registry/${name}.json`;
const bundleKey = (name: string, folder: string): string => `r/${name}/${folder}`;

const namesIn = (files: readonly [name: string, tag: string][]): string[] =>
  files
    .map(([name]) => name)
    .filter((name) => name !== COMPLETE)
    .sort();

const fingerprintOf = ({ content }: Pick<BundleFile, 'content'>): string =>
  createHash('sha384').update(content).digest('base64');
