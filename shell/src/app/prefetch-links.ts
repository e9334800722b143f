import { linkedUrl } from './linked-url';
import { isFastNetwork, savesData } from './network';
import type { SectionPrefetcher } from './section-prefetcher';
import { watchLinksInSight } from './watch-links-in-sight';

/** So many pages are fetched because their links are in sight; a long menu would fetch the whole site. */
const PAGES_IN_SIGHT = 3;

/**
 * Has the next section there before it is asked for: when the visitor points at a link to it, and on a fast
 * network already when such a link is in sight and the page has nothing else to do. A click that nothing announced
 * asks for all that the section needs at once. To be called before whatever takes the clicks.
 */
export function prefetchLinks(prefetcher: SectionPrefetcher): void {
  const destinationOf = ({ target }: Event) => {
    const url = linkedUrl(target);
    return url && prefetcher.destination(url);
  };
  const onIntent = (event: Event) => {
    const destination = savesData() ? undefined : destinationOf(event);
    if (destination) prefetcher.load(destination);
  };
  const onClick = (event: Event) => {
    const destination = destinationOf(event);
    if (destination) prefetcher.load(destination);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
  document.addEventListener('click', onClick, { capture: true });
  if (!isFastNetwork()) return;

  const fetched = new Set<string>();
  watchLinksInSight((link) => {
    const url = linkedUrl(link);
    const destination = url && prefetcher.destination(url);
    if (destination && !fetched.has(destination.route.path)) {
      fetched.add(destination.route.path);
      prefetcher.fetchFiles(destination);
    }
    return fetched.size < PAGES_IN_SIGHT;
  });
}
