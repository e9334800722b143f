import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  detectFileKind,
  FileStore,
  PICTURE_KINDS,
  type RenderedPicture,
  renderPicture,
  RejectedFile,
  removeFile,
  TemporaryFiles,
  writeHashed,
} from '@phantom/files';
import { MINUTE, ScheduledTask } from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { ListingsConfig } from '../config/listings.config.js';
import { showPictures } from './feed-picture-records.js';
import { FeedPicture, FeedPictureFile } from './feed-picture.entity.js';

/** The widths that `Picture` of the frontends expects, without the widest: pictures of feeds are rarely larger. */
const WIDTHS = [400, 800, 1200];
const MOST_BYTES = 25 * 1024 * 1024;
const TIMEOUT = 30_000;
const MOST_ATTEMPTS = 5;

/** A picture that another process has begun, and has not ended by then, is tried again. */
const CLAIM = `
  UPDATE feed_picture
  SET attempts = attempts + 1, next_attempt_at = now() + interval '10 minutes' * (attempts + 1)
  WHERE id = (
    SELECT id FROM feed_picture
    WHERE path IS NULL AND removed_at IS NULL AND attempts < ${MOST_ATTEMPTS}
      AND next_attempt_at <= now()
    ORDER BY position, id LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  RETURNING id, source, source_key AS "sourceKey", url`;

type Claimed = Pick<FeedPicture, 'id' | 'source' | 'sourceKey' | 'url'>;

/** Why a picture cannot be stored. */
class UnusablePicture extends Error {}

/** The settings do not name its host, which an operator can change: no attempt is counted. */
class HostNotAllowed extends Error {}

const POSTPONE = `
  UPDATE feed_picture
  SET attempts = attempts - 1, next_attempt_at = now() + interval '1 day', failure = $2 WHERE id = $1`;

/**
 * Downloads the pictures of feeds and stores renditions of them, the first picture of every home first: the content security
 * policy allows pictures of this site only, and the servers of feeds forbid links to theirs.
 */
@Injectable()
export class FeedPictureDownload extends ScheduledTask {
  private isRunning = false;
  private readonly ending = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: FileStore,
    private readonly temporary: TemporaryFiles,
    private readonly config: ListingsConfig,
  ) {
    super(MINUTE);
  }

  override beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    return super.beforeApplicationShutdown();
  }

  override async run(): Promise<void> {
    // A round may take longer than the interval.
    if (this.isRunning || this.config.feedPictureHosts.length === 0) return;
    this.isRunning = true;
    try {
      for (let next = await this.claim(); next; next = await this.claim()) await this.take(next);
    } finally {
      this.isRunning = false;
    }
  }

  private async claim(): Promise<Claimed | undefined> {
    if (this.ending.signal.aborted) return undefined;
    const [[claimed]] = await this.dataSource.query<[Claimed[], number]>(CLAIM);
    return claimed;
  }

  private async take(picture: Claimed): Promise<void> {
    try {
      await this.download(picture);
    } catch (error) {
      // The end of the service is no fault of the picture.
      if (this.ending.signal.aborted) return;
      const failure = (error instanceof Error ? error.message : String(error)).slice(0, 200);
      this.logger.warn(
        `picture ${picture.id} of ${picture.source} ${picture.sourceKey}: ${failure}`,
      );
      if (error instanceof HostNotAllowed)
        await this.dataSource.query(POSTPONE, [picture.id, failure]);
      else await this.dataSource.manager.update(FeedPicture, picture.id, { failure });
    }
  }

  private async download({ id, source, sourceKey, url }: Claimed): Promise<void> {
    const paths: string[] = [];
    const newPath = () => {
      const path = this.temporary.newPath();
      paths.push(path);
      return path;
    };
    try {
      const from = newPath();
      const { sha256 } = await this.fetch(url, from);
      const { renditions } = await render(from, newPath);
      const files = renditions.map(({ width, ...file }) => ({
        ...{ ...file, title: `${width}.${file.kind.extension}` },
      }));
      const widest = Math.max(...renditions.map(({ width }) => width));
      const path = `../media/listings/feed/${folderOf(id, sha256)}/${widest}.webp`;
      await this.store.saveAll(files, async (manager, stored) => {
        const rows = stored.map(({ id: fileId }, index) => ({
          ...{ fileId, pictureId: id, name: files[index]?.title ?? '' },
        }));
        await manager.insert(FeedPictureFile, rows);
        await manager.update(FeedPicture, id, { path, failure: null });
        await showPictures(manager, source, [sourceKey]);
      });
    } finally {
      await Promise.all(paths.map(removeFile));
    }
  }

  /** @throws UnusablePicture, HostNotAllowed */
  private async fetch(address: string, path: string) {
    const url = new URL(address);
    if (!isAllowed(url, this.config.feedPictureHosts))
      throw new HostNotAllowed(`FEED_PICTURE_HOSTS does not have ${url.host}`);
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT), this.ending.signal]);
    // A redirect could lead into the network of the site.
    const response = await fetch(url, { redirect: 'error', signal });
    if (!response.ok || !response.body)
      throw new UnusablePicture(`the response is ${response.status}`);
    return writeHashed(Readable.from(limited(response.body)), path);
  }
}

async function render(from: string, newPath: () => string): Promise<RenderedPicture> {
  const kind = await detectFileKind(from);
  if (!kind || !PICTURE_KINDS.includes(kind))
    throw new UnusablePicture('the response is no JPEG, PNG or WebP');
  const rendered = await renderPicture({ from, widths: WIDTHS, newPath });
  if (rendered instanceof RejectedFile) throw new UnusablePicture(rendered.reason('en'));
  return rendered;
}

/** The part of the address that changes with the content. */
const folderOf = (id: number, sha256: string): string => `${id}-${sha256.slice(0, 8)}`;

async function* limited(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES)
      throw new UnusablePicture(`the picture has more than ${MOST_BYTES} bytes`);
    yield chunk;
  }
}

const LOOPBACK = ['127.0.0.1', 'localhost'];

/** @param hosts such as `media.example.com`, or `.example.com` with all hosts below it */
export function isAllowed({ protocol, hostname }: URL, hosts: readonly string[]): boolean {
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  return (
    isSafe &&
    hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  );
}
