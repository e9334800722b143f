import type { RemoteRoute } from '../router/remote-route';

/** Names the source module that a value was exported by; the bundler knows. */
export type ModuleOf = (exported: object) => string;

/** The modules that each path loads lazily, those of its parents first. */
export async function describeRoutes(
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
