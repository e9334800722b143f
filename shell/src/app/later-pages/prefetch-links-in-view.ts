import { destinationOf, networkInformation } from '../prefetch-links';
import type { SectionPrefetcher } from '../section-prefetcher';

/** A limit: a long menu would fetch the whole site. */
const PAGES_IN_VIEW = 3;

/** Fetches the files of the sections whose links are in view, while the browser is idle, on a network that is known to be fast. */
export function prefetchLinksInView(prefetcher: SectionPrefetcher): void {
  const { saveData, effectiveType } = networkInformation() ?? {};
  // The files may never be needed.
  if (saveData || effectiveType !== '4g') return;
  const fetched = new Set<string>();
  watchLinksInView((link) => {
    const destination = destinationOf(link, prefetcher);
    if (destination && !fetched.has(destination.route.path)) {
      fetched.add(destination.route.path);
      prefetcher.fetchFiles(destination);
    }
    return fetched.size < PAGES_IN_VIEW;
  });
}

/**
 * Reports each link that comes into view, also links that are added later, while the browser is idle.
 * @param onView returns whether to go on
 */
function watchLinksInView(onView: (link: Element) => boolean): void {
  const view = new IntersectionObserver((entries) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting);
    for (const { target } of seen) {
      view.unobserve(target);
      if (!onView(target)) {
        view.disconnect();
        changes.disconnect();
        return;
      }
    }
  });
  let planned = false;
  const plan = () => {
    if (planned) return;
    planned = true;
    requestIdleCallback(() => {
      planned = false;
      // Observing a link again reports it again: the current section may have changed.
      view.disconnect();
      for (const link of document.links) view.observe(link);
    });
  };
  const changes = new MutationObserver(plan);
  changes.observe(document.body, { childList: true, subtree: true });
  plan();
}
