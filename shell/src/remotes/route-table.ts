import { matchRoutes, currentPage, splitLanguage } from '@phantom/mf-kit';
import type { BootRemote, RouteDeclaration } from '@phantom/registry/boot-manifest';

interface OwnedRoute {
  remote: string;
  route: RouteDeclaration;
}

/** Finds the route of an address. An address in another language than the page's has none. */
export type RouteTable = (address: string) => OwnedRoute | undefined;

/** Combines the routes of all remotes, ranked as react-router ranks them. */
export function createRouteTable(remotes: BootRemote[]): RouteTable {
  const routes = remotes.flatMap(({ name, declaration }) =>
    declaration.routes.map((route) => ({
      path: route.path,
      handle: { remote: name, route } satisfies OwnedRoute,
    })),
  );
  let latest: { path: string; owned: OwnedRoute | undefined } | undefined;
  return (address) => {
    const path = pagePath(address);
    if (path === undefined) return undefined;
    // At each navigation every application asks for the same path.
    if (latest?.path !== path) {
      latest = { path, owned: matchRoutes(routes, path)?.at(-1)?.route.handle };
    }
    return latest.owned;
  };
}

/** The path without the page's language. Undefined for an address in another language, which needs a page load. */
export function pagePath(address: string): string | undefined {
  const { basename, pathname } = splitLanguage(address);
  return basename === currentPage().basename ? pathname : undefined;
}
