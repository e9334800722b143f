import type { Readable } from 'node:stream';
import {
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { readWhole } from './read-whole.js';
import { StoreRefusedError } from './store-error.js';

/** What a write expects to find: nothing, or an object with this tag. */
type Expected = { IfNoneMatch: '*' } | { IfMatch: string };

/** `exists` and `conflict` leave everything as it is. */
type WriteOutcome = 'written' | 'exists' | 'conflict';

interface StoredObject {
  body: Buffer;
  tag: string;
  /** What was given with it when it was written, if anything. */
  fingerprint: string;
}

/** Milliseconds that a list or the head of an answer may take, with all tries. */
const DEADLINE = 5_000;

/** Where a fingerprint of the content is kept: a tag says nothing of large or encrypted objects. */
const FINGERPRINT = 'sha384';

/** The objects of a bucket under a prefix. */
export class S3Objects {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    private readonly prefix: string,
  ) {}

  /** The keys under a folder, without it, with their tags. */
  async list(folder: string): Promise<[name: string, tag: string][]> {
    const Prefix = `${this.prefix}${folder}/`;
    const pages = paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix },
      { abortSignal: AbortSignal.timeout(DEADLINE) },
    );
    const found: [string, string][] = [];
    for await (const { Name, Contents = [] } of pages) {
      // The page of a proxy in between reads as a list of nothing.
      if (Name === undefined) throw new Error(`what lists ${this.bucket} is no answer of a bucket`);
      for (const { Key = '', ETag = '' } of Contents) found.push([Key.slice(Prefix.length), ETag]);
    }
    return found;
  }

  async read(key: string): Promise<StoredObject | undefined> {
    const answer = await this.client
      .send(new GetObjectCommand(this.at(key)), { abortSignal: AbortSignal.timeout(DEADLINE) })
      .catch(undefinedIfMissing);
    if (!answer) return undefined;
    const { Body, ETag = '', Metadata } = answer;
    const body = await readWhole(Body as Readable, key);
    return { body, tag: ETag, fingerprint: Metadata?.[FINGERPRINT] ?? '' };
  }

  /** What was given with an object when it was written; undefined where there is none. */
  async fingerprint(key: string): Promise<string | undefined> {
    const answer = await this.client
      .send(new HeadObjectCommand(this.at(key)))
      .catch(undefinedIfMissing);
    return answer && (answer.Metadata?.[FINGERPRINT] ?? '');
  }

  /**
   * @param fingerprint of the content, to be asked for later
   * @throws StoreRefusedError if the credentials do not allow it
   */
  async write(
    key: string,
    body: Buffer,
    expected: Expected,
    fingerprint = '',
  ): Promise<WriteOutcome> {
    const Metadata = { [FINGERPRINT]: fingerprint };
    const content = { Body: body, ContentLength: body.byteLength, Metadata };
    try {
      await this.client.send(new PutObjectCommand({ ...this.at(key), ...content, ...expected }));
      return 'written';
    } catch (error) {
      const status = statusOf(error);
      if (status === 412) return 'exists';
      // Another write is under way (409), or what was to be replaced is gone (404).
      if (status === 409 || status === 404) return 'conflict';
      if (status === 403) throw new StoreRefusedError(key);
      throw error;
    }
  }

  private at(key: string) {
    return { Bucket: this.bucket, Key: `${this.prefix}${key}` };
  }
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

const undefinedIfMissing = (error: unknown): undefined => {
  if (statusOf(error) === 404) return undefined;
  throw error;
};
