import { useEffect } from 'react';

let shownPage: string | undefined;

/**
 * Does what a browser does at a page load: moves the focus to the heading, or to the target of the hash, and announces
 * the title. Does nothing on the first page of a visit, and when only the query changes.
 *
 * @param page identifies the page, like its path
 * @param isThere false while a loading state is shown
 */
export function usePageFocus(page: string, isThere = true): void {
  useEffect(() => {
    // Screen readers ignore text that is inserted together with its live region.
    const region = announcementRegion();
    if (!isThere) return;
    const previous = shownPage;
    shownPage = page;
    if (previous === undefined || previous === page) return;
    focusContent();
    region.textContent = document.title;
  }, [page, isThere]);
}

function focusContent(): void {
  const target =
    hashTarget(window.location.hash) ?? document.querySelector<HTMLElement>('#main h1');
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function announcementRegion(): HTMLElement {
  return document.querySelector<HTMLElement>('#page-announcement') ?? createRegion();
}

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = 'page-announcement';
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}

/** The element that a hash like `#facts` names. */
export function hashTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (!name) return null;
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    // Not a valid encoding, like a lone percent sign.
    return document.getElementById(name);
  }
}
