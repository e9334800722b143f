import type { IncomingHttpHeaders } from 'node:http';

/**
 * Everything that decides what the gateway caches, for how long, and in how much memory. Change it here only; the code
 * that uses it does not have to be read.
 *
 * - Calls: the service decides by `Cache-Control` (`@PublicRead()` of service-kit). `responsePolicy` reads it.
 * - Pages and the sitemap: `PAGE_POLICY` and `SITEMAP_POLICY`.
 *
 * A change of a service's data makes the cached calls and pages that used the service outdated at once, whatever their
 * policy. A change of its content makes only those outdated that show the types of content that it touches.
 */

/** How long a value may be served, in seconds. */
export interface CachePolicy {
  /** The value is served without asking again. */
  fresh: number;
  /** After that, the value is served and reloaded in the background. */
  staleWhileRevalidate: number;
  /** After `fresh`, the value is served if the reload fails. */
  staleIfError: number;
}

const MIB = 1024 * 1024;

/**
 * Milliseconds after a publication for which a call or a page is served while it is made again: without it, each
 * publication makes all visitors wait. Publications that follow each other make it again once in this time. Two seconds
 * after a publication every page has to show it.
 */
export const CONTENT_GRACE = 1_000;

// Calls

/** Bytes. A larger response is passed on and not cached. */
export const MAX_CACHED_BODY = MIB;

/** Characters of path and query. A longer URL is passed on and not cached. */
export const MAX_CACHED_URL = 500;

/** Bytes that the headers of a cached response take, approximately. */
export const RESPONSE_OVERHEAD = 1_000;

/**
 * The parts of `API_CACHE_SIZE`. Invented queries can fill `queried` only: `plain` has the calls without a parameter,
 * which the pages need most. `files` has the pictures of the media library.
 */
export const callPartitions = (size: number): Record<'plain' | 'queried' | 'files', number> => ({
  plain: size / 4,
  queried: size / 2,
  files: size / 4,
});

/** Seconds. A file never changes, but it may be removed. */
export const FILE_FRESH = 600;

/** Bytes of a cached response: its body, its compressed forms and its headers. */
export const MAX_CALL_ENTRY = 2 * MAX_CACHED_BODY + MIB;

/** The policy of a response, and what its clients are told. */
export interface ResponsePolicy extends CachePolicy {
  /** Seconds for which a browser may use its copy without asking. */
  browser: number;
  /** A browser does not ask again when the page is reloaded. */
  isImmutable: boolean;
  variesByLanguage: boolean;
}

/**
 * @param isByLanguage whether the cache key contains the language
 * @returns undefined if the service does not allow caching, or if the response is not the same for all clients of one key
 */
export const responsePolicy = (
  status: number,
  headers: IncomingHttpHeaders,
  isByLanguage: boolean,
): ResponsePolicy | undefined => {
  const variesBy = namesIn(headers.vary);
  const isSameForAll = variesBy.every((name) => isByLanguage && name === 'accept-language');
  const isComplete = status === 200 && !headers['content-encoding'];
  if (!isComplete || !isSameForAll || headers['set-cookie']) return undefined;

  const control = directivesOf(headers['cache-control']);
  const isForbidden = ['private', 'no-store', 'no-cache'].some((name) => control.has(name));
  if (!control.has('public') || isForbidden) return undefined;
  const browser = secondsOf(control, 'max-age') ?? 0;
  return {
    browser,
    fresh: secondsOf(control, 's-maxage') ?? browser,
    staleWhileRevalidate: secondsOf(control, 'stale-while-revalidate') ?? 0,
    staleIfError: secondsOf(control, 'stale-if-error') ?? 0,
    isImmutable: control.has('immutable'),
    variesByLanguage: variesBy.length > 0,
  };
};

// Pages

const PAGE_POLICY: CachePolicy = { fresh: 10, staleWhileRevalidate: 60, staleIfError: 86_400 };

/** Error pages are not cached: anybody can invent any number of addresses that do not exist. */
export const pagePolicy = (status: number): CachePolicy | undefined =>
  status < 400 ? PAGE_POLICY : undefined;

/**
 * Bytes for each kind of address. Invented addresses fill the partition of their kind only: `fixed` is the path of a
 * route without parameters, `named` has path parameters, `queried` has a query.
 */
export const PAGE_PARTITIONS = { fixed: 16 * MIB, named: 32 * MIB, queried: 16 * MIB };

export const MAX_PAGE_ENTRY = 2 * MIB;

/** Seconds. As long as a page. */
export const FRAME_FRESH = PAGE_POLICY.fresh;

/** Bytes of the frames that are rendered already, for pages that are made again. */
export const FRAME_CACHE_SIZE = 8 * MIB;

// Sitemap

/** A change of the content makes it outdated at once; a crawler does not mind half an hour for other changes. A sitemap of yesterday is better than none. */
export const SITEMAP_POLICY: CachePolicy = {
  fresh: 600,
  staleWhileRevalidate: 1_200,
  staleIfError: 86_400,
};

/** Bytes. A document of 50,000 addresses takes less than one megabyte. */
export const SITEMAP_CACHE_SIZE = 64 * MIB;

const namesIn = (list = ''): string[] =>
  list
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const directivesOf = (header: string | undefined): Map<string, string> =>
  new Map(
    namesIn(header).map((directive) => {
      const [name = '', value = ''] = directive.split('=', 2);
      return [name.trim(), value.trim()];
    }),
  );

const secondsOf = (control: Map<string, string>, name: string): number | undefined => {
  const text = control.get(name);
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
};
