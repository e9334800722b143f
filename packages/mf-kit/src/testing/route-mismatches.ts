import type { RemoteRoute } from '../router/remote-route';

/**
 * The differences between remote.json and the route table: `missing: /x` is declared without a page,
 * `undeclared: /y` is a page that the shell does not know.
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

/** The paths that show a page; a layout counts by its children. */
function pathsOf(routes: RemoteRoute[], prefix = ''): string[] {
  return routes.flatMap(({ path = '', index, children }) => {
    const full = path.startsWith('/') ? path : [prefix, path].filter(Boolean).join('/');
    if (children) return pathsOf(children, full);
    return index || path ? [full] : [];
  });
}
