import { activeRouterOwns, navigateTo } from '@phantom/mf-kit';

/**
 * Turns clicks on plain links to any section's path into navigation without a page load.
 *
 * Links to another section are taken before anyone else sees them: the router of the section on the page
 * would look for them among its own. Links within a section are left to its router first, which knows
 * what `<Link state replace>` mean; what it leaves alone is taken on the way up.
 */
export function interceptLinks(isSectionPath: (pathname: string) => boolean): void {
  const follow = (event: MouseEvent, url: URL) => {
    event.preventDefault();
    navigateTo(url.pathname + url.search + url.hash);
  };
  document.addEventListener(
    'click',
    (event) => {
      const url = linkedUrl(event);
      if (url && isSectionPath(url.pathname) && !activeRouterOwns(url.pathname)) follow(event, url);
    },
    { capture: true },
  );
  document.addEventListener('click', (event) => {
    const url = linkedUrl(event);
    if (url && activeRouterOwns(url.pathname)) follow(event, url);
  });
}

/** The address of a link of this site that a plain click would open in this window. */
function linkedUrl(event: MouseEvent): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !isPlain(event) || !opensHere(link)) return undefined;
  const url = new URL(link.href);
  return url.origin === window.location.origin && !isJump(url) ? url : undefined;
}

function isPlain(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

function opensHere(link: HTMLAnchorElement): boolean {
  return !link.hasAttribute('download') && (link.target === '' || link.target === '_self');
}

/** A jump within the page is the browser's own business. */
function isJump({ pathname, search, hash }: URL): boolean {
  const { location } = window;
  return hash !== '' && pathname === location.pathname && search === location.search;
}
