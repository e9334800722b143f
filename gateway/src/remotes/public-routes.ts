import type { BootManifest, RouteDeclaration } from '@phantom/registry';

/** The routes whose pages search engines are told of, each under its one path. */
export const publicRoutes = ({ remotes }: BootManifest): RouteDeclaration[] =>
  remotes
    .flatMap(({ declaration }) => declaration.routes)
    .filter(({ path, canonical = path, access, noindex }) => {
      return !access && !noindex && canonical === path;
    });

/** Whether a route has as many pages as there are values for its params. */
export const hasParams = ({ path }: RouteDeclaration): boolean => path.includes('/:');
