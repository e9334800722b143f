import { useEffect } from 'react';

let shownPath: string | undefined;

/**
 * After going to another page moves the focus to its heading and has its title read out, as a browser
 * does for a page load. The first page of a visit and a changed query leave the focus alone.
 */
export function usePageFocus(pathname: string): void {
  useEffect(() => {
    const previous = shownPath;
    shownPath = pathname;
    if (previous === undefined || previous === pathname) return;
    focusHeading();
    announce(document.title);
  }, [pathname]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function announce(text: string): void {
  const region = document.querySelector('#page-announcement') ?? createRegion();
  region.textContent = text;
}

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = 'page-announcement';
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}
