import type { IncomingHttpHeaders } from 'node:http';
import type { CachePolicy } from './shared-cache.js';

export interface ResponsePolicy extends CachePolicy {
  /** Seconds for which a browser may show what it has without asking. */
  browser: number;
  variesByLanguage: boolean;
}

/**
 * How long an answer may be kept for others; undefined where its service does not allow it, or
 * where it is not the same for all who ask under one key.
 *
 * @param isByLanguage whether the key holds the language
 */
export const responsePolicy = (
  status: number,
  headers: IncomingHttpHeaders,
  isByLanguage: boolean,
): ResponsePolicy | undefined => {
  const variesBy = namesIn(headers.vary);
  const isForAll = variesBy.every((name) => isByLanguage && name === 'accept-language');
  const isWhole = status === 200 && !headers['content-encoding'];
  if (!isWhole || !isForAll || headers['set-cookie']) return undefined;

  const control = directivesOf(headers['cache-control']);
  const isForbidden = ['private', 'no-store', 'no-cache'].some((name) => control.has(name));
  if (!control.has('public') || isForbidden) return undefined;
  const browser = secondsOf(control, 'max-age') ?? 0;
  return {
    browser,
    fresh: secondsOf(control, 's-maxage') ?? browser,
    staleWhileRevalidate: secondsOf(control, 'stale-while-revalidate') ?? 0,
    staleIfError: secondsOf(control, 'stale-if-error') ?? 0,
    variesByLanguage: variesBy.length > 0,
  };
};

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
