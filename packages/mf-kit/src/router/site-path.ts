import { splitLanguage } from '@phantom/registry/language-path';
import { currentPage } from '../page-context';

/**
 * The address of a path of this site on the page at hand: `/de/listings` for `/listings` where the page's own
 * address names German. For plain links to any section; a router's `<Link to>` does the same by itself.
 *
 * @param path beginning with a slash, with query and hash; one that names a language stays as it is
 */
export function sitePath(path: string): string {
  const { basename } = currentPage();
  const [pathname = '/'] = path.split(/[?#]/, 1);
  if (!basename || splitLanguage(pathname).language) return path;
  return pathname === '/' ? basename + path.slice(1) : basename + path;
}
