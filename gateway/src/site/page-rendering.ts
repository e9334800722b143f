import type { RenderedFrame, RenderedSection } from '@phantom/registry';
import type { ServiceName } from '../config/services.js';
import type { Rendered } from '../ssr/render-task.js';
import { sameSitePath } from './page-address.js';
import { type PageContent, pageOpening, pageRest } from './page-html.js';
import type { ResolvedPage } from './resolved-page.js';

/** Renders the parts of one page. A part is undefined if the browser has to render it. */
export interface PartRenderer {
  frame: (gone: AbortSignal) => Promise<Rendered<RenderedFrame> | undefined>;
  section: (gone: AbortSignal) => Promise<Rendered<RenderedSection> | undefined>;
}

export interface FinishedPage {
  content: PageContent;
  /** The HTML after the opening. */
  rest: string;
  /** The services whose data the page shows. */
  services: readonly ServiceName[];
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
    isDemo: boolean,
    parts: PartRenderer,
  ) {
    this.opening = pageOpening(resolved, isDemo);
    this.finished = this.finish(parts);
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

  private async finish({ frame, section }: PartRenderer): Promise<FinishedPage> {
    const { bundles, match } = this.resolved;
    const [renderedFrame, renderedSection] = await Promise.all([
      bundles.frame && frame(this.gone.signal),
      bundles.section && section(this.gone.signal).then(withSameSiteRedirect),
    ]);
    const content: PageContent = {
      status: renderedSection?.content.status ?? (match ? 200 : 404),
      frame: renderedFrame?.content,
      section: renderedSection?.content,
    };
    const parts = [renderedFrame, renderedSection].filter((part) => part !== undefined);
    return {
      content,
      rest: pageRest(this.resolved, content),
      services: [...new Set(parts.flatMap(({ services }) => services))],
      isComplete: parts.length === Object.keys(bundles).length && content.status < 500,
    };
  }
}

/** A section that redirects to another site is dropped. */
const withSameSiteRedirect = (
  section: Rendered<RenderedSection> | undefined,
): Rendered<RenderedSection> | undefined => {
  const { redirect } = section?.content ?? {};
  return redirect === undefined || sameSitePath(redirect) !== undefined ? section : undefined;
};
