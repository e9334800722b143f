import type { PageRequest, RenderedSection, ServerTools } from '@phantom/registry/server-bundle';
import type { i18n } from 'i18next';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { identifierPrefix, type RemoteDefinition } from '../remote/remote-definition';
import { RemoteRoot } from '../remote/remote-root';
import { pageRoutes } from '../router/page-routes';
import { inPage } from './in-page';
import { renderHead } from './render-head';
import { renderHtml } from './render-html';
import { scriptJson } from '@phantom/registry/script-json';
import { sectionData } from './section-data';
import { statusOf } from './status-of';

/** Draws the pages of one remote on a server. */
export class SectionRenderer {
  /** A router for each basename, which keeps the code that lazy routes have loaded. */
  private readonly handlers = new Map<string, StaticHandler>();

  constructor(private readonly definition: RemoteDefinition) {}

  /** @throws whatever went wrong, but for what the page itself shows, like a call that was refused */
  render(request: PageRequest, tools: ServerTools): Promise<RenderedSection> {
    return inPage(request, tools, this.definition.name, async (translations) => {
      const handler = this.handlerFor(request.basename);
      const context = await handler.query(new Request(request.origin + request.path));
      if (context instanceof Response) return elsewhere(context, request);
      return {
        status: statusOf(context),
        html: await this.html(handler, context, translations),
        head: renderHead(context, request, translations.getFixedT(null, this.definition.name)),
        data: scriptJson(sectionData(context)),
      };
    });
  }

  private html(
    { dataRoutes }: StaticHandler,
    context: StaticHandlerContext,
    translations: i18n,
  ): Promise<string> {
    const router = createStaticRouter(dataRoutes, context);
    const tree = (
      <RemoteRoot name={this.definition.name} translations={translations}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </RemoteRoot>
    );
    return renderHtml(tree, identifierPrefix(this.definition));
  }

  private handlerFor(basename: string): StaticHandler {
    const known = this.handlers.get(basename);
    if (known) return known;
    const handler = createStaticHandler(pageRoutes(this.definition.routes), {
      basename: basename || '/',
    });
    this.handlers.set(basename, handler);
    return handler;
  }
}

function elsewhere(answer: Response, { origin, path }: PageRequest): RenderedSection {
  const location = answer.headers.get('Location');
  if (!location) throw new Error(`A loader answered ${answer.status} without a place to go to`);
  const { pathname, search, hash } = new URL(location, origin + path);
  return {
    status: answer.status,
    redirect: pathname + search + hash,
    html: '',
    head: '',
    data: 'null',
  };
}
