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

/** A page that a client has requested. */
export interface PendingPage {
  /** @throws RenderCancelledError after `leave`, or if all earlier clients have left */
  page: Promise<Page>;
  /** The rendering in progress; undefined for a cached page. */
  rendering?: PageRendering;
  /** The client has disconnected. */
  leave: () => void;
}

/** The pages that are rendered on the server. They are the same for everybody, so that most are cached. */
@Injectable()
export class RenderedPageService {
  private readonly inProgress = new Map<string, PageRendering>();
  private readonly cache: PageCache;
  private readonly origin: string;

  constructor(
    private readonly config: GatewayConfig,
    private readonly renderer: RenderService,
    invalidation: Invalidation,
  ) {
    this.cache = new PageCache(invalidation);
    this.origin = withoutTrailingSlashes(config.publicOrigin);
  }

  /** Whether the page can be sent without rendering it first. */
  isCached(resolved: ResolvedPage): boolean {
    return this.cache.has(kindOf(resolved), keyOf(resolved));
  }

  request(resolved: ResolvedPage, requestId: string): PendingPage {
    const key = keyOf(resolved);
    const load = () => this.load(key, resolved, requestId);
    const page = this.cache.get(kindOf(resolved), key, load);
    const rendering = this.inProgress.get(key);
    if (!rendering || rendering.isCancelled) return { page, leave: () => undefined };
    rendering.join();
    return { page, rendering, leave: () => rendering.leave() };
  }

  private async load(
    key: string,
    resolved: ResolvedPage,
    requestId: string,
  ): Promise<Loaded<Page>> {
    const parts = this.partsOf(resolved, requestId);
    const rendering = new PageRendering(resolved, this.config.demoMode, parts);
    this.inProgress.set(key, rendering);
    try {
      const { content, rest, services, isComplete } = await rendering.finished;
      const { status, section } = content;
      const redirect = section?.redirect && sameSitePath(section.redirect);
      const html = `${rendering.opening}\n${rest}`;
      const page = { ...(await compressPage(html, QUICK)), status, ...(redirect && { redirect }) };
      if (!isComplete) throw new IncompletePageError(page);
      return loadedPage(page, services);
    } finally {
      if (this.inProgress.get(key) === rendering) this.inProgress.delete(key);
    }
  }

  private partsOf(resolved: ResolvedPage, requestId: string): PartRenderer {
    const { address: path, language, basename, pathname, match, manifest, bundles } = resolved;
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
        bundles.frame && this.renderer.frame(bundles.frame, { ...request, manifest }, gone),
      section: async (gone) =>
        bundles.section && this.renderer.section(bundles.section, request, gone),
    };
  }
}

const withoutTrailingSlashes = (url: string): string => {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
};

const keyOf = ({ manifest, language, basename, address }: ResolvedPage): string =>
  `${manifest.revision} ${language} ${basename} ${address}`;

const kindOf = ({ address, pathname, match }: ResolvedPage): AddressKind => {
  if (address.includes('?')) return 'queried';
  return pathname === match?.route.path ? 'fixed' : 'named';
};
