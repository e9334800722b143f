import { matchRoutes } from '@phantom/mf-kit';
import type { BootRemote, RouteDeclaration } from '@phantom/registry/boot-manifest';

/** Who shows a path, and what the remote said about it. */
export interface OwnedRoute {
  remote: string;
  route: RouteDeclaration;
}

/** Finds the one remote whose declared route fits a path best. */
export type RouteTable = (pathname: string) => OwnedRoute | undefined;

/** Makes one table of all remotes' declarations, ranked as react-router ranks routes. */
export function createRouteTable(remotes: BootRemote[]): RouteTable {
  const routes = remotes.flatMap(({ name, declaration }) =>
    declaration.routes.map((route) => ({
      path: route.path,
      handle: { remote: name, route } satisfies OwnedRoute,
    })),
  );
  return (pathname) => matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}
