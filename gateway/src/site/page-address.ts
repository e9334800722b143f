import type { RouteDeclaration } from '@phantom/registry';

/**
 * The path under which search engines know a page: that of its route in the route's own spelling, with the
 * values of its params as they stand in the address.
 *
 * @param pathname without the language's prefix, percent-encoded
 * @returns undefined for a page that search engines are to leave out
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

/** Whether search engines are to leave a route's pages out. */
export const isHidden = ({ noindex, access }: RouteDeclaration): boolean =>
  noindex === true || access !== undefined;

const ORIGIN = 'http://site.invalid';

/**
 * A path of this site as it may stand in a header.
 *
 * @returns undefined for an address that a browser could read as one of another site
 */
export const sameSitePath = (address: string): string | undefined => {
  if (!address.startsWith('/') || !URL.canParse(address, ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, ORIGIN);
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined;
};
