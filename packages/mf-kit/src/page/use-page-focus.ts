import { useEffect } from 'react';
import { hashTarget } from './hash-target';

let shownPage: string | undefined;

/**
 * After going to another page moves the focus to its heading, or to what the address's hash names, and has its
 * title read out, as a browser does for a page load. The first page of a visit and a changed query leave the focus
 * alone.
 *
 * @param page tells pages apart, as their path does
 * @param isThere whether it shows its content yet, and not what stands for it
 */
export function usePageFocus(page: string, isThere = true): void {
  useEffect(() => {
    // A region that comes together with its words is not read out.
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
