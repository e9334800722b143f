import type {
  SectionBundle,
  PageRequest,
  RenderedSection,
  ServerTools,
} from '@phantom/registry/server-bundle';
import type { i18n } from 'i18next';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { scriptJson } from '@phantom/registry/script-json';
import { definedRemote } from '../remote/define-remote.server';
import { identifierPrefix, type RemoteDefinition } from '../remote/remote-definition';
import { isNotFound } from '../page/resolve-head';
import { RemoteRoot } from '../remote/remote-root';
import { pageRoutes } from '../page/page-routes';
import { inPage } from './in-page';
import { renderHead } from './render-head';
import { renderHtml } from './render-html';
import { sectionData } from '../remote/section-data';
import { ApiError } from '../api/unwrap';
import type { RemoteRoute } from '../router/remote-route';

/** The exports of a remote's server bundle. Call it after the remote's module has run. */
export function serveRemote(moduleOf: ModuleOf): SectionBundle {
  const definition = definedRemote();
  const renderer = new SectionRenderer(definition);
  return {
    renderSection: (request, tools) => renderer.render(request, tools),
    describeRoutes: () => describeRoutes(definition.routes, moduleOf),
  };
}

/** Renders the pages of one remote. */
class SectionRenderer {
  /** One router for each basename, with the lazy routes that it has loaded. */
  private readonly handlers = new Map<string, StaticHandler>();

  constructor(private readonly definition: RemoteDefinition) {}

  /** @throws every error that the page itself does not show, like a refused call */
  render(request: PageRequest, tools: ServerTools): Promise<RenderedSection> {
    return inPage(request, tools, this.definition.name, async (translations) => {
      const handler = this.handlerFor(request.basename);
      const context = await handler.query(new Request(request.origin + request.path));
      if (context instanceof Response) return redirectOf(context, request);
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

function redirectOf(response: Response, { origin, path }: PageRequest): RenderedSection {
  const location = response.headers.get('Location');
  if (!location) throw new Error(`A loader returned ${response.status} without a Location`);
  const { pathname, search, hash } = new URL(location, origin + path);
  return {
    status: response.status,
    redirect: pathname + search + hash,
    html: '',
    head: '',
    data: 'null',
  };
}

/** A page is 404 or 410 when all its failed calls are, else 503. */
function statusOf({ errors, statusCode }: StaticHandlerContext): number {
  const failures = Object.values(errors ?? {}).filter((error) => error instanceof ApiError);
  if (failures.length === 0) return statusCode;
  if (failures.every(({ status }) => status === 410)) return 410;
  return failures.every(isNotFound) ? 404 : 503;
}

/** Names the source module of an export; the bundler knows it. */
type ModuleOf = (exported: object) => string;

/** The modules that each path loads lazily, those of its parents first. */
async function describeRoutes(
  routes: RemoteRoute[],
  moduleOf: ModuleOf,
  above: { path: string; modules: string[] } = { path: '', modules: [] },
): Promise<Record<string, string[]>> {
  const described = routes.map(async ({ path, lazy, children }) => {
    const own = lazy ? [moduleOf(await lazy())] : [];
    const here = { path: joined(above.path, path), modules: [...above.modules, ...own] };
    return {
      ...(path !== undefined && { [here.path]: here.modules }),
      ...(children && (await describeRoutes(children, moduleOf, here))),
    };
  });
  return Object.assign({}, ...(await Promise.all(described))) as Record<string, string[]>;
}

function joined(parent: string, path = ''): string {
  if (path.startsWith('/') || parent === '') return path;
  return path ? `${parent}/${path}` : parent;
}
