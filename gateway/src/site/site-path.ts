const ORIGIN = 'http://site.invalid';

/**
 * A path of this site as it may stand in a header.
 *
 * @returns undefined for an address that a browser could read as one of another site
 */
export const sitePath = (address: string): string | undefined => {
  if (!address.startsWith('/') || !URL.canParse(address, ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, ORIGIN);
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined;
};
