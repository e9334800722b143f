import type { RouteDeclaration } from '@phantom/registry';

/**
 * The canonical path of a page: the canonical path of its route, with the parameter values of the address.
 *
 * @param pathname without the language, percent-encoded
 * @returns undefined for a page that search engines must not index
 */
export const canonicalPath = (
  { path, canonical = path, noindex, access }: RouteDeclaration,
  pathname: string,
): string | undefined => {
  if (noindex || access) return undefined;
  const values = pathname.split('/');
  const params = new Map(path.split('/').map((part, index) => [part, values[index] ?? '']));
  return canonical
    .split('/')
    .map((part) => (part.startsWith(':') ? (params.get(part) ?? part) : part))
    .join('/');
};

/** From search engines. */
export const isHidden = ({ noindex, access }: RouteDeclaration): boolean =>
  noindex === true || access !== undefined;

const ORIGIN = 'http://site.invalid';

/** The normalized path, for a header; undefined if a browser could read the address as one of another site. */
export const sameSitePath = (address: string): string | undefined => {
  if (!address.startsWith('/') || !URL.canParse(address, ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, ORIGIN);
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined;
};
