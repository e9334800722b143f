import type { createBrowserRouter } from 'react-router-dom';
import { splitLanguage } from '@phantom/registry/language-path';
import { currentPage } from '../page-context';

let active: RemoteRouter | undefined;

export function setActiveRouter(router: RemoteRouter | undefined): void {
  active = router;
}

/** Whether the section on the page shows a path, as it stands in the address. */
export function activeRouterOwns(pathname: string): boolean {
  return active?.ownsPath(pathname) ?? false;
}

/** Navigates to a path of any section, with query and hash, without a page load. The language prefix is optional. */
export function navigateTo(path: string, { replace = false } = {}): void {
  const url = new URL(sitePath(path), window.location.href);
  if (active?.ownsPath(url.pathname)) {
    // The router adds the language itself.
    const own = url.pathname.slice(currentPage().basename.length) || '/';
    void active.router.navigate(own + url.search + url.hash, { replace });
    return;
  }
  window.history[replace ? 'replaceState' : 'pushState'](newEntry({ replace }), '', url);
}

/** Loads the target of the current navigation, or the current page, from the server. */
export function openDestination(): void {
  const destination = active?.router.state.navigation.location;
  const { pathname, search, hash } = destination ?? window.location;
  const url = new URL(pathname + search + hash, window.location.href).href;
  // `assign` would only scroll.
  if (url === window.location.href) window.location.reload();
  else window.location.assign(url);
}

export interface RemoteRouter {
  router: ReturnType<typeof createBrowserRouter>;
  /** Whether one of the remote's routes shows a path, as it stands in the address. */
  ownsPath: (pathname: string) => boolean;
}

/** The address of a path on the current page: `/de/listings` for `/listings` on a German one. `<Link to>` does the same. */
export function sitePath(path: string): string {
  const { basename } = currentPage();
  const [pathname = '/'] = path.split(/[?#]/, 1);
  if (!basename || splitLanguage(pathname).language) return path;
  return pathname === '/' ? basename + path.slice(1) : basename + path;
}

/** The history state of react-router; scroll positions are stored by its key. */
interface HistoryEntry {
  usr: unknown;
  key: string;
  idx: number;
}

function newEntry({ replace = false } = {}): HistoryEntry {
  return { usr: null, key: randomKey(), idx: currentIndex() + (replace ? 0 : 1) };
}

/** Gives an entry of a page load its own key. react-router names all of them "default", so they would share a position. */
export function nameFirstEntry(): void {
  const state = window.history.state as Partial<HistoryEntry> | null;
  if (!state?.key) window.history.replaceState(newEntry({ replace: true }), '');
}

function currentIndex(): number {
  return (window.history.state as Partial<HistoryEntry> | null)?.idx ?? 0;
}

function randomKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
