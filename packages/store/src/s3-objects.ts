import { addAbortSignal, type Readable } from 'node:stream';
import {
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { StoreRefusedError } from './store-error.js';

/** The condition of a write: no object, or an object with this tag. */
type Expected = { IfNoneMatch: '*' } | { IfMatch: string };

/** `exists` and `conflict` change nothing. */
type WriteOutcome = 'written' | 'exists' | 'conflict';

interface StoredObject {
  body: Buffer;
  tag: string;
  /** The fingerprint from the write, or an empty string. */
  fingerprint: string;
}

/** Milliseconds for a list or the headers of a response, including retries. */
const DEADLINE = 5_000;

/** Metadata key of the content hash. A tag is no content hash for large or encrypted objects. */
const FINGERPRINT = 'sha384';

/** Bytes. Files of a bundle are much smaller. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Milliseconds for the whole content of an object. */
const DOWNLOAD_DEADLINE = 30_000;

/** The objects under a prefix of a bucket. */
export class S3Objects {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    private readonly prefix: string,
  ) {}

  /** Returns the keys in a folder, without its name, and their tags. */
  async list(folder: string): Promise<[name: string, tag: string][]> {
    const Prefix = `${this.prefix}${folder}/`;
    const pages = paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix },
      { abortSignal: AbortSignal.timeout(DEADLINE) },
    );
    const found: [string, string][] = [];
    for await (const { Name, Contents = [] } of pages) {
      // A page of a proxy would otherwise be read as an empty list.
      if (Name === undefined) throw new Error(`what lists ${this.bucket} is no answer of a bucket`);
      for (const { Key = '', ETag = '' } of Contents) found.push([Key.slice(Prefix.length), ETag]);
    }
    return found;
  }

  async read(key: string): Promise<StoredObject | undefined> {
    const response = await this.client
      .send(new GetObjectCommand(this.location(key)), {
        abortSignal: AbortSignal.timeout(DEADLINE),
      })
      .catch(undefinedIfMissing);
    if (!response) return undefined;
    const { Body, ETag = '', Metadata } = response;
    const body = await readAll(Body as Readable, key);
    return { body, tag: ETag, fingerprint: Metadata?.[FINGERPRINT] ?? '' };
  }

  /** Returns the fingerprint of an object; undefined if there is no object. */
  async fingerprint(key: string): Promise<string | undefined> {
    const response = await this.client
      .send(new HeadObjectCommand(this.location(key)))
      .catch(undefinedIfMissing);
    return response && (response.Metadata?.[FINGERPRINT] ?? '');
  }

  /** @throws StoreRefusedError if the credentials do not allow it */
  async write(
    key: string,
    body: Buffer,
    expected: Expected,
    fingerprint = '',
  ): Promise<WriteOutcome> {
    const Metadata = { [FINGERPRINT]: fingerprint };
    const content = { Body: body, ContentLength: body.byteLength, Metadata };
    try {
      await this.client.send(
        new PutObjectCommand({ ...this.location(key), ...content, ...expected }),
      );
      return 'written';
    } catch (error) {
      const status = statusOf(error);
      if (status === 412) return 'exists';
      // Another write is in progress (409), or the object to replace was deleted (404).
      if (status === 409 || status === 404) return 'conflict';
      if (status === 403) throw new StoreRefusedError(key);
      throw error;
    }
  }

  private location(key: string) {
    return { Bucket: this.bucket, Key: `${this.prefix}${key}` };
  }
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

const undefinedIfMissing = (error: unknown): undefined => {
  if (statusOf(error) === 404) return undefined;
  throw error;
};

/** Reads a stream to its end. @throws Error if it is too large or too slow */
const readAll = async (stream: Readable, name: string): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  addAbortSignal(AbortSignal.timeout(DOWNLOAD_DEADLINE), stream);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error(`${name} is larger than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
