import { Injectable } from '@nestjs/common';
import type { PageRequest, RenderedFrame, RenderedSection } from '@phantom/registry';
import { Invalidation } from '../cache/invalidation.js';
import type { Loaded } from '../cache/shared-cache.js';
import { GatewayConfig } from '../config/gateway.config.js';
import type { ContentAt, Rendered, ShownContent } from '../ssr/render-task.js';
import { type RenderScope, RenderService } from '../ssr/render.service.js';
import { FrameCache } from './frame-cache.js';
import { canonicalPath, sameSitePath } from './page-address.js';
import {
  type AddressKind,
  IncompletePageError,
  loadedPage,
  type Page,
  PageCache,
} from './page-cache.js';
import { QUICK } from './page-compression.js';
import { PageCompressor } from './page-compressor.js';
import {
  type PageContent,
  pageOpening,
  pageRest,
  type SiteSettings,
  siteSettings,
} from './page-html.js';
import { type PagePreview, withPreview } from './preview/page-preview.js';
import type { ResolvedPage } from './resolved-page.js';

/** The parts of one page. A part is undefined if the browser has to render it. */
interface RenderedParts {
  frame?: Rendered<RenderedFrame>;
  section?: Rendered<RenderedSection>;
}

interface FinishedPage {
  content: PageContent;
  /** The HTML after the opening. */
  rest: string;
  /** The tags of the responses that the page shows. */
  tags: readonly string[];
  /** Whether it shows a part of a release. */
  isMixed: boolean;
  /** All parts were rendered and the page shows no error: it may be cached. */
  isComplete: boolean;
}

/** The rendering of one page, for all clients that wait for it. */
export class PageRendering {
  /** The HTML that can be sent before anything is rendered. */
  readonly opening: string;
  /** @throws RenderCancelledError when all clients have left */
  readonly finished: Promise<FinishedPage>;
  private readonly gone = new AbortController();
  private waiting = 0;

  constructor(
    private readonly resolved: ResolvedPage,
    settings: SiteSettings,
    render: (gone: AbortSignal) => Promise<RenderedParts>,
  ) {
    this.opening = pageOpening(resolved, settings);
    this.finished = this.finish(render(this.gone.signal));
  }

  join(): void {
    this.waiting += 1;
  }

  /** The last client that leaves cancels the rendering. */
  leave(): void {
    this.waiting -= 1;
    if (this.waiting === 0) this.gone.abort();
  }

  get isCancelled(): boolean {
    return this.gone.signal.aborted;
  }

  private async finish(rendered: Promise<RenderedParts>): Promise<FinishedPage> {
    const { bundles, match } = this.resolved;
    const rendering = await rendered;
    const { frame, section } = rendering;
    const content: PageContent = {
      status: section?.content.status ?? (match ? 200 : 404),
      frame: frame?.content,
      section: section?.content,
    };
    const parts = [frame, section].filter((part) => part !== undefined);
    return {
      content,
      rest: pageRest(this.resolved, content),
      tags: [...new Set(parts.flatMap(({ tags }) => tags))],
      isMixed: isMixed(rendering),
      isComplete: parts.length === Object.keys(bundles).length && content.status < 500,
    };
  }
}

/** How often a page is rendered whose calls show different publications. */
const MOST_RENDERINGS = 3;

const shownBy = ({ frame, section }: RenderedParts): ShownContent[] =>
  [frame, section].flatMap((part) => part?.shown ?? []);

/**
 * Whether a service changed what the page shows between its calls: it may show a part of a release. It does not if there
 * is one number at which all responses of the service were as they are.
 */
function isMixed(parts: RenderedParts): boolean {
  const shown = shownBy(parts);
  return shown.some(({ service, since }) =>
    shown.some((other) => other.service === service && BigInt(since) > BigInt(other.change)),
  );
}

/** The last publication of each service that the page shows: the next rendering shows no other one. */
function lastShown(parts: RenderedParts): ContentAt {
  const shown = shownBy(parts).toSorted((one, other) =>
    Number(BigInt(one.change) - BigInt(other.change)),
  );
  return Object.fromEntries(shown.map(({ service, change }) => [service, change]));
}

/** Drops a section that redirects to another site. A preview redirects to a preview. */
const withSameSiteRedirect = (
  section: Rendered<RenderedSection> | undefined,
  preview?: PagePreview,
): Rendered<RenderedSection> | undefined => {
  const { redirect } = section?.content ?? {};
  if (!section || redirect === undefined) return section;
  if (sameSitePath(redirect) === undefined) return undefined;
  if (!preview) return section;
  return {
    ...section,
    content: { ...section.content, redirect: withPreview(redirect, preview) },
  };
};

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
  private readonly frames: FrameCache;
  private readonly origin: string;

  constructor(
    private readonly config: GatewayConfig,
    private readonly renderer: RenderService,
    private readonly compressor: PageCompressor,
    invalidation: Invalidation,
  ) {
    this.cache = new PageCache(invalidation);
    this.frames = new FrameCache(invalidation);
    this.origin = new URL(config.publicOrigin).origin;
  }

  /** Whether the page can be sent without rendering it first. */
  isCached(resolved: ResolvedPage): boolean {
    return !resolved.preview && this.cache.has(kindOf(resolved), keyOf(resolved));
  }

  request(resolved: ResolvedPage, requestId: string): PendingPage {
    if (resolved.preview) return this.requestPreview(resolved, requestId);
    const key = keyOf(resolved);
    const load = () => this.load(key, resolved, requestId);
    const page = this.cache.get(kindOf(resolved), key, load);
    const rendering = this.inProgress.get(key);
    if (!rendering || rendering.isCancelled) return { page, leave: () => undefined };
    rendering.join();
    return { page, rendering, leave: () => rendering.leave() };
  }

  /** Each client has its own rendering: a preview is neither cached nor shared. */
  private requestPreview(resolved: ResolvedPage, requestId: string): PendingPage {
    const rendering = this.startRendering(resolved, requestId);
    rendering.join();
    const page = this.finish(rendering).then((finished) => finished.page);
    return { page, rendering, leave: () => rendering.leave() };
  }

  private startRendering(resolved: ResolvedPage, requestId: string): PageRendering {
    return new PageRendering(resolved, siteSettings(this.config), async (gone) => {
      let contentAt: ContentAt | undefined;
      for (let count = 1; ; count += 1) {
        const parts = await this.render(resolved, requestId, { gone, contentAt });
        if (count === MOST_RENDERINGS || !isMixed(parts)) return parts;
        contentAt = lastShown(parts);
      }
    });
  }

  private async load(
    key: string,
    resolved: ResolvedPage,
    requestId: string,
  ): Promise<Loaded<Page>> {
    const rendering = this.startRendering(resolved, requestId);
    this.inProgress.set(key, rendering);
    try {
      const finished = await this.finish(rendering);
      const { page, tags } = finished;
      if (!finished.isComplete || finished.isMixed) {
        throw new IncompletePageError(page, finished.isMixed);
      }
      return loadedPage(page, tags);
    } finally {
      if (this.inProgress.get(key) === rendering) this.inProgress.delete(key);
    }
  }

  private async finish({
    opening,
    finished,
  }: PageRendering): Promise<FinishedPage & { page: Page }> {
    const done = await finished;
    const { status, section } = done.content;
    const redirect = section?.redirect && sameSitePath(section.redirect);
    const compressed = await this.compressor.compress(`${opening}\n${done.rest}`, QUICK);
    return { ...done, page: { ...compressed, status, ...(redirect && { redirect }) } };
  }

  private async render(
    resolved: ResolvedPage,
    requestId: string,
    { gone, contentAt }: { gone: AbortSignal; contentAt?: ContentAt },
  ): Promise<RenderedParts> {
    const { address: path, language, basename, pathname, match, bundles, preview } = resolved;
    const request: PageRequest = {
      origin: this.origin,
      path,
      language,
      basename,
      isDemo: this.config.demoMode,
      requestId,
      ...(match && { canonical: canonicalPath(match.route, pathname) }),
    };
    const scope = { gone, contentAt, ...(preview?.isValid && { previewToken: preview.token }) };
    const [frame, section] = await Promise.all([
      this.frame(resolved, request, scope),
      bundles.section && this.renderer.section(bundles.section, request, scope),
    ]);
    return { frame, section: withSameSiteRedirect(section, preview) };
  }

  private async frame(
    resolved: ResolvedPage,
    request: PageRequest,
    scope: RenderScope,
  ): Promise<Rendered<RenderedFrame> | undefined> {
    const { bundles, manifest, match, preview } = resolved;
    if (!bundles.frame) return undefined;
    // Anybody can invent queries, and addresses that no remote owns.
    const isKept = match && !preview && !scope.contentAt && kindOf(resolved) !== 'queried';
    const key = keyOf(resolved);
    const kept = isKept && this.frames.get(key);
    if (kept) return kept;
    const since = this.frames.now();
    const frame = await this.renderer.frame(bundles.frame, { ...request, manifest }, scope);
    if (frame && isKept) this.frames.set(key, frame, since);
    return frame;
  }
}

const keyOf = ({ manifest, language, basename, address }: ResolvedPage): string =>
  `${manifest.revision} ${language} ${basename} ${address}`;

const kindOf = ({ address, pathname, match }: ResolvedPage): AddressKind => {
  if (address.includes('?')) return 'queried';
  return pathname === match?.route.path ? 'fixed' : 'named';
};
