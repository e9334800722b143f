interface RequestHead {
  url?: string;
  httpVersion?: string;
  rawHeaders: readonly string[];
}

/**
 * What a service behind could read otherwise than the gateway does: dot segments, encoded
 * separators, two hosts, a length beside a coding, versions that the parser lets pass. Such a request goes no further.
 *
 * @returns what is wrong, for the log, or undefined
 */
export const malformedReason = ({
  url = '',
  httpVersion = '1.1',
  rawHeaders,
}: RequestHead): string | undefined => {
  if (!VERSIONS.has(httpVersion)) return 'a version that is not spoken here';

  const query = url.indexOf('?');
  const pathname = query < 0 ? url : url.slice(0, query);
  if (!pathname.startsWith('/') || pathname.includes('#')) return 'not an origin form';
  if (hasForbiddenCharacter(pathname)) return 'a separator or control character in the path';
  if (DOT_SEGMENT.test(pathname)) return 'a dot segment in the path';
  if (count(rawHeaders, 'host') > 1) return 'more than one Host';
  if (count(rawHeaders, 'transfer-encoding') > 0 && count(rawHeaders, 'content-length') > 0) {
    return 'a length beside a coding';
  }
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

const VERSIONS: ReadonlySet<string> = new Set(['1.0', '1.1']);

const DOT_SEGMENT = /\/(\.|%2e){1,2}(\/|$)/i;

/** @param wanted in lower case */
const count = (rawHeaders: readonly string[], wanted: string): number => {
  let found = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === wanted.length && name.toLowerCase() === wanted) found += 1;
  }
  return found;
};
