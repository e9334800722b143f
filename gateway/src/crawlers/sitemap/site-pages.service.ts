import { Injectable, Logger } from '@nestjs/common';
import type { BootManifest, RouteDeclaration } from '@phantom/registry';
import { hasParams, publicRoutes } from '../../remotes/public-routes.js';
import { UnusableEntriesError } from './entries.js';
import { EntriesService } from './entries.service.js';
import { pageOfEntry, type SitePage } from './page-of-entry.js';

/** Milliseconds for all calls together. */
const DEADLINE = 60_000;

/** Finds out which pages the site has. */
@Injectable()
export class SitePagesService {
  private readonly logger = new Logger(SitePagesService.name);

  constructor(private readonly entries: EntriesService) {}

  /** @throws Error if a service does not answer: without its pages there is no telling */
  async pagesOf(manifest: BootManifest): Promise<SitePage[]> {
    const signal = AbortSignal.timeout(DEADLINE);
    const routes = publicRoutes(manifest).map((route) => this.pagesOfRoute(route, signal));
    return (await Promise.all(routes)).flat();
  }

  /** A route that is declared wrongly costs its own pages only. */
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
