import type { BootRemote, RemoteDeclaration, RouteDeclaration } from './boot-manifest.js';

export interface RouteMatch<Remote> {
  remote: Remote;
  route: RouteDeclaration;
  /** The decoded values of the `:param` segments. */
  params: Record<string, string>;
}

type WithRoutes = Pick<BootRemote, 'name'> & { declaration: Pick<RemoteDeclaration, 'routes'> };

/** Finds the remote and route of a percent-encoded path by react-router's rules: static segments win, then the first route. */
export const matchRoute = <Remote extends WithRoutes>(
  remotes: readonly Remote[],
  pathname: string,
): RouteMatch<Remote> | undefined => {
  const segments = splitSegments(pathname);
  if (!segments) return undefined;

  let best: RouteMatch<Remote> | undefined;
  for (const remote of remotes) {
    for (const route of remote.declaration.routes) {
      const params = matchSegments(route.path, segments);
      if (params && (!best || paramCount(params) < paramCount(best.params))) {
        best = { remote, route, params };
      }
    }
  }
  return best;
};

const splitSegments = (pathname: string): string[] | undefined => {
  if (!pathname.startsWith('/')) return undefined;
  const segments = pathname.split('/');
  while (segments.at(-1) === '') segments.pop();
  return segments.slice(1).map(decodeSegment);
};

/** Decodes a segment. A segment with invalid percent-encoding is returned unchanged. */
const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const matchSegments = (
  pattern: string,
  segments: readonly string[],
): Record<string, string> | undefined => {
  const parts = pattern === '/' ? [] : pattern.slice(1).split('/');
  if (parts.length !== segments.length) return undefined;

  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) {
      if (segment === '') return undefined;
      params[part.slice(1)] = segment;
    } else if (part.toLowerCase() !== segment.toLowerCase()) {
      return undefined;
    }
  }
  return params;
};

// All matches of a path have the same number of segments, so fewer params mean a more specific route.
const paramCount = (params: Record<string, string>): number => Object.keys(params).length;
