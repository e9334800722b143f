import { currentPage, splitLanguage } from '@phantom/mf-kit';

/**
 * The path that the remotes know, of an address as the browser shows it: `/listings` of `/de/listings`.
 * Undefined for an address in another language than this page's: going there is a page load.
 */
export function pagePath(address: string): string | undefined {
  const { basename, pathname } = splitLanguage(address);
  return basename === currentPage().basename ? pathname : undefined;
}
