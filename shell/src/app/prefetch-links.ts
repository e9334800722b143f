import { linkedUrl } from './linked-url';
import { isFastNetwork, savesData } from './network';
import type { SectionPrefetcher } from './section-prefetcher';
import { watchLinksInSight } from './watch-links-in-sight';

/** So many pages are fetched because their links are in sight; a long menu would fetch the whole site. */
const PAGES_IN_SIGHT = 3;

/**
 * Has the next section there before it is asked for: when the visitor points at a link to it, and on a fast
 * network already when such a link is in sight and the page has nothing else to do.
 */
export function prefetchLinks(prefetcher: SectionPrefetcher): void {
  const onIntent = ({ target }: Event) => {
    const url = savesData() ? undefined : linkedUrl(target);
    const destination = url && prefetcher.destination(url);
    if (destination) prefetcher.load(destination);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
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
