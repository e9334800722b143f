import type { RemoteRoute } from '@phantom/mf-kit';
import { checkAccess, type Access } from './access';

/** The same routes for some people alone: all others are told so, and nothing is asked of the services. */
export const onlyFor = (access: Access, routes: RemoteRoute[]): RemoteRoute[] =>
  routes.map((route) => ({ ...route, lazy: route.lazy && guarded(access, route.lazy) }));

const guarded =
  (access: Access, lazy: NonNullable<RemoteRoute['lazy']>): NonNullable<RemoteRoute['lazy']> =>
  async () => {
    const module = await lazy();
    // The publisher tells by the very module which files a page needs; no server draws these pages.
    if (typeof window === 'undefined') return module;
    const { loader } = module;
    return {
      ...module,
      loader: (args, context) => {
        checkAccess(access);
        return typeof loader === 'function' ? loader(args, context) : null;
      },
    };
  };
