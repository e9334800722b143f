import { activeRouterOwns, navigateTo } from '@phantom/mf-kit';
import { linkedUrl } from './linked-url';

/**
 * Turns clicks on plain links to any section's path into navigation without a page load.
 *
 * Links to another section are taken before anyone else sees them: the router of the section on the page
 * would look for them among its own. Links within a section are left to its router first, which knows
 * what `<Link state replace>` mean; what it leaves alone is taken on the way up.
 *
 * @param leadsToSection whether the shell can show the path of an address in this very page
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

/** The address of a link of this site that a plain click would open in this window. */
function clickedUrl(event: MouseEvent): URL | undefined {
  const url = isPlain(event) ? linkedUrl(event.target) : undefined;
  return url && !isJump(url) ? url : undefined;
}

function isPlain(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/** A jump within the page is the browser's own business. */
function isJump({ pathname, search, hash }: URL): boolean {
  const { location } = window;
  return hash !== '' && pathname === location.pathname && search === location.search;
}
