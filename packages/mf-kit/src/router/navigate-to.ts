import { currentPage } from '../page-context';
import { newEntry } from './history-entry';
import type { RemoteRouter } from './remote-router';
import { sitePath } from './site-path';

let active: RemoteRouter | undefined;

/** Tells which remote's router the page is in; the adapter calls it. */
export function setActiveRouter(router: RemoteRouter | undefined): void {
  active = router;
}

/** Whether the section on the page can show a path, as it stands in the address, itself. */
export function activeRouterOwns(pathname: string): boolean {
  return active?.ownsPath(pathname) ?? false;
}

/**
 * Goes to a path of any section without loading the page anew.
 * @param path a path of this site, with query and hash, as `/listings?tab=rentals`; with or without the
 *   language that the page's address begins with
 */
export function navigateTo(path: string, { replace = false } = {}): void {
  const url = new URL(sitePath(path), window.location.href);
  if (active?.ownsPath(url.pathname)) {
    // The router puts the language back itself.
    const own = url.pathname.slice(currentPage().basename.length) || '/';
    void active.router.navigate(own + url.search + url.hash, { replace });
    return;
  }
  window.history[replace ? 'replaceState' : 'pushState'](newEntry({ replace }), '', url);
}

/** Loads the page anew which the visitor is on the way to, or is on. */
export function openDestination(): void {
  const destination = active?.router.state.navigation.location;
  const { pathname, search, hash } = destination ?? window.location;
  const url = new URL(pathname + search + hash, window.location.href).href;
  // Going to the address at hand would only scroll.
  if (url === window.location.href) window.location.reload();
  else window.location.assign(url);
}
