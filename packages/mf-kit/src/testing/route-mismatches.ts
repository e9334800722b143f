import type { RemoteRoute } from '../router/remote-route';

/**
 * Where remote.json and the table of routes disagree, as `missing: /x` (declared, but no page) and
 * `undeclared: /y` (a page that the shell does not know of); empty when they are one.
 */
export function routeMismatches(
  { routes: declared }: { routes: { path: string }[] },
  routes: RemoteRoute[],
): string[] {
  const known = new Set(declared.map(({ path }) => path));
  const shown = new Set(pathsOf(routes));
  return [
    ...[...known].filter((path) => !shown.has(path)).map((path) => `missing: ${path}`),
    ...[...shown].filter((path) => !known.has(path)).map((path) => `undeclared: ${path}`),
  ];
}

/** The patterns that show a page of their own, layouts followed to their children. */
function pathsOf(routes: RemoteRoute[], prefix = ''): string[] {
  return routes.flatMap(({ path = '', index, children }) => {
    const full = path.startsWith('/') ? path : [prefix, path].filter(Boolean).join('/');
    if (children) return pathsOf(children, full);
    return index || path ? [full] : [];
  });
}
