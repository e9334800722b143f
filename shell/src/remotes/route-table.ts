import { matchRoutes } from '@phantom/mf-kit';
import type { BootRemote, RouteDeclaration } from '@phantom/registry/boot-manifest';
import { pagePath } from '../app/page-path';

/** Who shows a path, and what the remote said about it. */
export interface OwnedRoute {
  remote: string;
  route: RouteDeclaration;
}

/** Finds the one remote whose declared route fits an address best; nobody owns one in another language. */
export type RouteTable = (address: string) => OwnedRoute | undefined;

/** Makes one table of all remotes' declarations, ranked as react-router ranks routes. */
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
    // On every navigation each remote's application asks for the same path.
    if (latest?.path !== path) {
      latest = { path, owned: matchRoutes(routes, path)?.at(-1)?.route.handle };
    }
    return latest.owned;
  };
}
