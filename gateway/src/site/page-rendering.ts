import type { RenderedFrame, RenderedSection } from '@phantom/registry';
import type { ServiceName } from '../common/api-route.js';
import type { Rendered } from '../ssr/render-task.js';
import { sameSitePath } from './page-address.js';
import { type PageContent, pageOpening, pageRest } from './page-html.js';
import type { ResolvedPage } from './resolved-page.js';

/** Renders the parts of one page; a part is undefined where the browser has to draw it. */
export interface PartRenderer {
  frame: (gone: AbortSignal) => Promise<Rendered<RenderedFrame> | undefined>;
  section: (gone: AbortSignal) => Promise<Rendered<RenderedSection> | undefined>;
}

export interface FinishedPage {
  content: PageContent;
  /** What follows the opening. */
  rest: string;
  /** The services whose data stands in the page. */
  services: readonly ServiceName[];
  /** All that could be rendered was, and the page shows no failure: worth being kept. */
  isComplete: boolean;
}

/** One page that is being rendered, for as many as wait for it. */
export class PageRendering {
  /** What can be sent before anything is rendered. */
  readonly opening: string;
  /** @throws RenderCancelledError when all have left */
  readonly finished: Promise<FinishedPage>;
  private readonly gone = new AbortController();
  private waiting = 0;

  constructor(
    private readonly visit: ResolvedPage,
    isDemo: boolean,
    parts: PartRenderer,
  ) {
    this.opening = pageOpening(visit, isDemo);
    this.finished = this.finish(parts);
  }

  join(): void {
    this.waiting += 1;
  }

  /** The last to leave ends the rendering. */
  leave(): void {
    this.waiting -= 1;
    if (this.waiting === 0) this.gone.abort();
  }

  get isCancelled(): boolean {
    return this.gone.signal.aborted;
  }

  private async finish({ frame, section }: PartRenderer): Promise<FinishedPage> {
    const { builds, match } = this.visit;
    const [renderedFrame, renderedSection] = await Promise.all([
      builds.frame && frame(this.gone.signal),
      builds.section && section(this.gone.signal).then(withinTheSite),
    ]);
    const content: PageContent = {
      status: renderedSection?.content.status ?? (match ? 200 : 404),
      frame: renderedFrame?.content,
      section: renderedSection?.content,
    };
    const parts = [renderedFrame, renderedSection].filter((part) => part !== undefined);
    return {
      content,
      rest: pageRest(this.visit, content),
      services: [...new Set(parts.flatMap(({ services }) => services))],
      isComplete: parts.length === Object.keys(builds).length && content.status < 500,
    };
  }
}

/** A section that leads out of the site is none. */
const withinTheSite = (
  section: Rendered<RenderedSection> | undefined,
): Rendered<RenderedSection> | undefined => {
  const { redirect } = section?.content ?? {};
  return redirect === undefined || sameSitePath(redirect) !== undefined ? section : undefined;
};
