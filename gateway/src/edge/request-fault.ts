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
  const [pathname = ''] = url.split('?', 1);
  if (!pathname.startsWith('/') || pathname.includes('#')) return 'not an origin form';
  if (hasForbiddenCharacter(pathname)) return 'a separator or control character in the path';
  if (pathname.split('/').some(isDotSegment)) return 'a dot segment in the path';
  if (countHosts(rawHeaders) > 1) return 'more than one Host';
  return undefined;
};

/** Backslashes and everything below the space, raw or encoded; slashes only encoded. */
const hasForbiddenCharacter = (pathname: string): boolean =>
  pathname.includes('\\') || /%(2f|5c|[01][0-9a-f]|7f)/i.test(pathname);

const isDotSegment = (segment: string): boolean => /^(\.|%2e){1,2}$/i.test(segment);

const countHosts = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
