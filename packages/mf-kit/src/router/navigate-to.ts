import type { RemoteRouter } from './create-remote-router';
import { newEntry } from './history-entry';

let active: RemoteRouter | undefined;

/** Tells which remote's router the page is in; the adapter calls it. */
export function setActiveRouter(router: RemoteRouter | undefined): void {
  active = router;
}

/** Whether the section on the page can show a path itself. */
export function activeRouterOwns(pathname: string): boolean {
  return active?.ownsPath(pathname) ?? false;
}

/**
 * Goes to a path of any section without loading the page anew.
 * @param path a path of this site, with query and hash, as `/listings?tab=rentals`
 */
export function navigateTo(path: string, { replace = false } = {}): void {
  const url = new URL(path, window.location.href);
  if (active?.ownsPath(url.pathname)) {
    void active.router.navigate(url.pathname + url.search + url.hash, { replace });
    return;
  }
  window.history[replace ? 'replaceState' : 'pushState'](newEntry({ replace }), '', url);
}
