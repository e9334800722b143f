import { Injectable } from '@nestjs/common';
import type { PageRequest } from '@phantom/registry';
import { Invalidation } from '../cache/invalidation.js';
import type { Loaded } from '../cache/shared-cache.js';
import { GatewayConfig } from '../config/gateway.config.js';
import { RenderService } from '../ssr/render.service.js';
import { canonicalPath, sameSitePath } from './page-address.js';
import {
  type AddressKind,
  IncompletePageError,
  loadedPage,
  type Page,
  PageCache,
} from './page-cache.js';
import { compressPage, QUICK } from './page-compression.js';
import { PageRendering, type PartRenderer } from './page-rendering.js';
import type { ResolvedPage } from './resolved-page.js';

/** A page that somebody has asked for. */
export interface PendingPage {
  /** @throws RenderCancelledError if all who waited before have left, or after `leave` */
  page: Promise<Page>;
  /** How it is being made; undefined for one that was there. */
  rendering?: PageRendering;
  /** The one who asked for it is gone. */
  leave: () => void;
}

/** The pages that are rendered on the server: the same for everybody, so that many can be kept. */
@Injectable()
export class RenderedPageService {
  private readonly underWay = new Map<string, PageRendering>();
  private readonly cache: PageCache;
  private readonly origin: string;

  constructor(
    private readonly config: GatewayConfig,
    private readonly renderer: RenderService,
    invalidation: Invalidation,
  ) {
    this.cache = new PageCache(invalidation);
    this.origin = config.publicOrigin.replace(/(?<!\/)\/+$/, '');
  }

  /** Whether the page is there and need not be made first. */
  isCached(visit: ResolvedPage): boolean {
    return this.cache.has(kindOf(visit), keyOf(visit));
  }

  ask(visit: ResolvedPage, requestId: string): PendingPage {
    const key = keyOf(visit);
    const page = this.cache.get(kindOf(visit), key, () => this.load(key, visit, requestId));
    const rendering = this.underWay.get(key);
    if (!rendering || rendering.isCancelled) return { page, leave: () => undefined };
    rendering.join();
    return { page, rendering, leave: () => rendering.leave() };
  }

  private async load(key: string, visit: ResolvedPage, requestId: string): Promise<Loaded<Page>> {
    const parts = this.partsOf(visit, requestId);
    const rendering = new PageRendering(visit, this.config.demoMode, parts);
    this.underWay.set(key, rendering);
    try {
      const { content, rest, services, isComplete } = await rendering.finished;
      const { status, section } = content;
      const redirect = section?.redirect && sameSitePath(section.redirect);
      const html = `${rendering.opening}\n${rest}`;
      const page = { ...(await compressPage(html, QUICK)), status, ...(redirect && { redirect }) };
      if (!isComplete) throw new IncompletePageError(page);
      return loadedPage(page, services);
    } finally {
      if (this.underWay.get(key) === rendering) this.underWay.delete(key);
    }
  }

  private partsOf(visit: ResolvedPage, requestId: string): PartRenderer {
    const { address: path, language, basename, pathname, match, manifest, builds } = visit;
    const request: PageRequest = {
      origin: this.origin,
      path,
      language,
      basename,
      isDemo: this.config.demoMode,
      requestId,
      ...(match && { canonical: canonicalPath(match.route, pathname) }),
    };
    return {
      frame: async (gone) =>
        builds.frame && this.renderer.frame(builds.frame, { ...request, manifest }, gone),
      section: async (gone) =>
        builds.section && this.renderer.section(builds.section, request, gone),
    };
  }
}

const keyOf = ({ manifest, language, basename, address }: ResolvedPage): string =>
  `${manifest.revision} ${language} ${basename} ${address}`;

const kindOf = ({ address, pathname, match }: ResolvedPage): AddressKind => {
  if (address.includes('?')) return 'queried';
  return pathname === match?.route.path ? 'fixed' : 'named';
};
