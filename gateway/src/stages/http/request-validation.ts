interface RequestHead {
  url?: string;
  httpVersion?: string;
  rawHeaders: readonly string[];
}

/**
 * Finds what a service could read differently than the gateway does (request smuggling, path confusion), and what the
 * parser of Node.js lets pass.
 *
 * @returns what is wrong, for the log; undefined for a well-formed request
 */
export const malformedReason = ({
  url = '',
  httpVersion = '1.1',
  rawHeaders,
}: RequestHead): string | undefined => {
  if (!VERSIONS.has(httpVersion)) return 'an unsupported HTTP version';

  const query = url.indexOf('?');
  const reason = malformedPath(query < 0 ? url : url.slice(0, query));
  if (reason) return reason;
  if (count(rawHeaders, 'host') > 1) return 'more than one Host';
  if (count(rawHeaders, 'transfer-encoding') > 0 && count(rawHeaders, 'content-length') > 0) {
    return 'a length beside a coding';
  }
  return undefined;
};

const malformedPath = (pathname: string): string | undefined => {
  if (!pathname.startsWith('/') || pathname.includes('#')) return 'not an origin form';
  if (hasForbiddenCharacter(pathname)) return 'a separator or control character in the path';
  if (DOT_SEGMENT.test(pathname)) return 'a dot segment in the path';
  return isDecodable(pathname) ? undefined : 'an escape in the path';
};

/** Backslashes and control characters, raw or percent-encoded; slashes only percent-encoded. */
const hasForbiddenCharacter = (pathname: string): boolean =>
  pathname.includes('\\') || /%(2f|5c|[01][0-9a-f]|7f)/i.test(pathname);

/** No router can decode a path whose percent-encoding is broken. */
const isDecodable = (pathname: string): boolean => {
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

const count = (rawHeaders: readonly string[], wanted: string): number => {
  let found = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === wanted.length && name.toLowerCase() === wanted) found += 1;
  }
  return found;
};
