import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGunzip, createGzip } from 'node:zlib';
import { Injectable, Logger } from '@nestjs/common';
import { type BootManifest, resolve } from '@phantom/registry';
import { NotFoundError, ServiceUnavailableError } from '@phantom/service-kit';
import { Invalidation } from '../../cache/invalidation.js';
import { SITEMAP_CACHE_SIZE, SITEMAP_POLICY } from '../../cache/cache-policy.js';
import { SharedCache } from '../../cache/shared-cache.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { RegistryStore } from '../../registry/registry-store.js';
import { type SitePage, SitemapPagesService } from './sitemap-pages.service.js';
import { sitemapIndex, sitemapParts, urlset } from './sitemap-xml.js';

type Compression = 'br' | 'gzip';

/** The first client waits for the compression of up to 50 MB of repetitive text. */
const BROTLI_QUALITY = 4;

/** Compresses a long text while it is written, so that it is never in memory completely. */
const compressed = (pieces: Iterable<string>, encoding: Compression): Promise<Buffer> => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const compressor = encoding === 'br' ? createBrotliCompress({ params }) : createGzip();
  return buffer(Readable.from(pieces, { objectMode: false }).pipe(compressor));
};

/** For the few clients that accept no compression. */
export const uncompressed = (gzip: Buffer): Readable =>
  Readable.from([gzip], { objectMode: false }).pipe(createGunzip());

/** Seconds after which a crawler may ask again. */
const RETRY_AFTER = 120;

interface Sitemap {
  etag: string;
  parts: SitePage[][];
}

export interface SitemapDocument {
  etag: string;
  /** The document, compressed once for all clients. */
  body: (encoding: Compression) => Promise<Buffer>;
}

/** Makes the sitemap from the registry and from the entries that services list. */
@Injectable()
export class SitemapService {
  private readonly logger = new Logger(SitemapService.name);
  private readonly origin: string;
  private readonly sitemaps = new SharedCache<Sitemap>({
    maxSize: SITEMAP_CACHE_SIZE,
    onReloadFailed: (error) => this.report(error),
  });
  private readonly bodies = new SharedCache<Buffer>({ maxSize: SITEMAP_CACHE_SIZE });

  constructor(
    { publicOrigin }: GatewayConfig,
    private readonly registry: RegistryStore,
    private readonly pages: SitemapPagesService,
    invalidation: Invalidation,
  ) {
    invalidation.subscribeToContent((service) => this.sitemaps.drop([service]));
    this.origin = new URL(publicOrigin).origin;
  }

  /**
   * The complete sitemap, or the index of its parts.
   *
   * @throws ServiceUnavailableError if a service does not list its entries, and no earlier sitemap is cached
   */
  async main(): Promise<SitemapDocument> {
    const { etag, parts } = await this.current();
    const [only = [], ...more] = parts;
    if (more.length === 0) return this.document(etag, 'whole', () => urlset(only, this.origin));
    return this.document(etag, 'index', () => [sitemapIndex(parts.map(this.linkTo))]);
  }

  /** @param number from 1 */
  async part(number: number): Promise<SitemapDocument> {
    const { etag, parts } = await this.current();
    const pages = parts[number - 1];
    if (!pages) throw new NotFoundError();
    return this.document(etag, String(number), () => urlset(pages, this.origin));
  }

  private async current(): Promise<Sitemap> {
    try {
      const { document } = await this.registry.current();
      const manifest = resolve(document, { bucket: LAST_BUCKET });
      const { value } = await this.sitemaps.get(manifest.revision, () => this.load(manifest));
      return value;
    } catch (error) {
      this.report(error);
      throw new ServiceUnavailableError(error, RETRY_AFTER);
    }
  }

  private async load(manifest: BootManifest) {
    const tags = this.pages.servicesOf(manifest);
    const pages = await this.pages.pagesOf(manifest);
    const hash = createHash('sha1').update(this.origin).update(JSON.stringify(pages));
    const parts = sitemapParts(pages, this.origin);
    const size = pages.reduce((sum, { path }) => sum + PAGE_SIZE + path.length, 0);
    return {
      value: { etag: hash.digest('base64url'), parts },
      size,
      policy: SITEMAP_POLICY,
      tags,
    };
  }

  private document(hash: string, name: string, pieces: () => Iterable<string>): SitemapDocument {
    const key = `${hash}-${name}`;
    const load = async (encoding: Compression) => {
      const value = await compressed(pieces(), encoding);
      return { value, size: value.byteLength, policy: SITEMAP_POLICY, tags: [] };
    };
    const body = async (encoding: Compression) =>
      (await this.bodies.get(`${key} ${encoding}`, () => load(encoding))).value;
    return { etag: `W/"${key}"`, body };
  }

  private readonly linkTo = (pages: SitePage[], index: number): SitePage => ({
    path: `${this.origin}/sitemaps/${index + 1}.xml`,
    lastmod: pages.reduce<string | undefined>(latest, undefined),
  });

  private report(error: unknown): void {
    this.logger.error({ msg: 'no sitemap can be made', err: error });
  }
}

/** Canaries have the low buckets: their pages are not listed before everybody gets them. */
const LAST_BUCKET = 99.99;

/** Bytes of a page in memory, without its path. */
const PAGE_SIZE = 150;

/** ISO 8601 in UTC sorts as text. */
const latest = (last: string | undefined, { lastmod }: SitePage): string | undefined =>
  lastmod && (!last || lastmod > last) ? lastmod : last;
