import { activeRouterOwns, navigateTo } from '@phantom/mf-kit';
import type { RouteTable } from '../remotes/route-table';
import { servedRemote } from '../remotes/section-container';

/**
 * Makes clicks on links to any section navigate without a page load.
 *
 * Links to another section are handled in the capture phase, before the router of the current section, which would look
 * for a route of its own. Links within a section are handled in the bubbling phase, when its router left them alone: it
 * knows `<Link state replace>`.
 */
export function interceptLinks(leadsToSection: (address: string) => boolean): void {
  const follow = (event: MouseEvent, url: URL) => {
    event.preventDefault();
    navigateTo(url.pathname + url.search + url.hash);
  };
  document.addEventListener(
    'click',
    (event) => {
      const url = clickedUrl(event);
      if (url && leadsToSection(url.pathname) && !activeRouterOwns(url.pathname))
        follow(event, url);
    },
    { capture: true },
  );
  document.addEventListener('click', (event) => {
    const url = clickedUrl(event);
    if (url && activeRouterOwns(url.pathname)) follow(event, url);
  });
}

/** The URL of a link to this site that a plain click opens in this window. */
function clickedUrl(event: MouseEvent): URL | undefined {
  const url = isPlain(event) ? linkedUrl(event.target) : undefined;
  return url && !isJump(url) ? url : undefined;
}

function isPlain(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/** The browser handles a jump within the page. */
function isJump({ pathname, search, hash }: URL): boolean {
  const { location } = window;
  return hash !== '' && pathname === location.pathname && search === location.search;
}

/**
 * Whether the shell can show an address without a page load. It cannot for another page of a section that is not
 * hydrated: its remote may never arrive.
 */
export function leadsToSection(address: string, routes: RouteTable): boolean {
  const owned = routes(address);
  return owned !== undefined && owned.remote !== servedRemote();
}

/** The URL of the link around an element, when it leads to this site and opens in this window. */
export function linkedUrl(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !opensHere(link)) return undefined;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : undefined;
}

function opensHere(link: HTMLAnchorElement): boolean {
  const inWindow = link.target === '' || link.target === '_self';
  // Links with a language load the page.
  return inWindow && !link.hasAttribute('download') && !link.hreflang;
}
