import { Injectable, Logger } from '@nestjs/common';
import type { BootManifest, RouteDeclaration } from '@phantom/registry';
import type { ServiceName } from '../../config/services.js';
import { hasParams, publicRoutes } from '../../registry/registry-queries.js';
import { publicReadService } from '../../stages/route/public-reads.js';
import { SitemapEntriesService, UnusableEntriesError } from './sitemap-entries.service.js';

/** A page of the site in all languages. */
export interface SitePage {
  /** The path without the language, percent-encoded. */
  path: string;
  /** The last change of its content in ISO 8601; undefined if it is unknown. */
  lastmod?: string;
}

/** The pattern of the route with the values of the entry; undefined if one is missing. */
export const pageOfEntry = (
  pattern: string,
  entry: Readonly<Record<string, unknown>>,
): SitePage | undefined => {
  const parts = pattern.split('/').map((part) => {
    return part.startsWith(':') ? segmentOf(entry[part.slice(1)]) : part;
  });
  if (parts.includes(undefined)) return undefined;
  return { path: parts.join('/'), ...lastmodOf(entry['updated_at']) };
};

const segmentOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? encodeURIComponent(text) : undefined;
};

const lastmodOf = (value: unknown): Pick<SitePage, 'lastmod'> => {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? {} : { lastmod: date.toISOString() };
};

/** Milliseconds for all calls together. */
const DEADLINE = 60_000;

/** Lists the public pages of the site. */
@Injectable()
export class SitemapPagesService {
  private readonly logger = new Logger(SitemapPagesService.name);

  constructor(private readonly entries: SitemapEntriesService) {}

  /** @throws Error if a service does not answer: the list would be incomplete */
  async pagesOf(manifest: BootManifest): Promise<SitePage[]> {
    const signal = AbortSignal.timeout(DEADLINE);
    const routes = publicRoutes(manifest).map((route) => this.pagesOfRoute(route, signal));
    return (await Promise.all(routes)).flat();
  }

  /** The services whose entries are pages. */
  servicesOf(manifest: BootManifest): ServiceName[] {
    const services = publicRoutes(manifest).map(({ entries }) =>
      entries === undefined ? undefined : publicReadService(entries),
    );
    return [...new Set(services.filter((service) => service !== undefined))];
  }

  /** A wrong declaration loses only the pages of its route. */
  private async pagesOfRoute(route: RouteDeclaration, signal: AbortSignal): Promise<SitePage[]> {
    const { path, entries } = route;
    if (!hasParams(route)) return [{ path }];
    if (!entries) return [];
    try {
      return await this.pagesOfEntries(path, entries, signal);
    } catch (error) {
      if (!(error instanceof UnusableEntriesError)) throw error;
      this.logger.error({ msg: 'a route is missing from the sitemap', path, entries, err: error });
      return [];
    }
  }

  private async pagesOfEntries(
    pattern: string,
    call: string,
    signal: AbortSignal,
  ): Promise<SitePage[]> {
    const pages: SitePage[] = [];
    for await (const list of this.entries.of(call, signal)) {
      for (const entry of list) {
        const page = pageOfEntry(pattern, entry);
        if (!page) throw new UnusableEntriesError('an entry lacks a param of the route');
        pages.push(page);
      }
    }
    return pages;
  }
}
