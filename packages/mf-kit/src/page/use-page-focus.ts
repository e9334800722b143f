import { useEffect } from 'react';

let shownPage: string | undefined;

/** As at a page load: focuses the heading or the hash's target, and announces the title; not on the first page of a visit. */
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
