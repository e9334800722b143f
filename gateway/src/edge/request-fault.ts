interface RequestHead {
  url?: string;
  rawHeaders: readonly string[];
}

/**
 * What a service behind could read otherwise than the gateway does: dot segments, encoded
 * separators, two hosts. Such a request goes no further.
 *
 * @returns what is wrong, for the log, or undefined
 */
export const requestFault = ({ url = '', rawHeaders }: RequestHead): string | undefined => {
  const query = url.indexOf('?');
  const pathname = query < 0 ? url : url.slice(0, query);
  if (!pathname.startsWith('/') || pathname.includes('#')) return 'not an origin form';
  if (hasForbiddenCharacter(pathname)) return 'a separator or control character in the path';
  if (DOT_SEGMENT.test(pathname)) return 'a dot segment in the path';
  if (countHosts(rawHeaders) > 1) return 'more than one Host';
  return undefined;
};

/** Backslashes and everything below the space, raw or encoded; slashes only encoded. */
const hasForbiddenCharacter = (pathname: string): boolean =>
  pathname.includes('\\') || /%(2f|5c|[01][0-9a-f]|7f)/i.test(pathname);

/** Nothing can be looked up for a path with escapes that stand for no text. */
export const isReadable = ({ url = '' }: Pick<RequestHead, 'url'>): boolean => {
  const [pathname = ''] = url.split('?', 1);
  if (!pathname.includes('%')) return true;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
};

const DOT_SEGMENT = /\/(\.|%2e){1,2}(\/|$)/i;

const countHosts = (rawHeaders: readonly string[]): number => {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
};
