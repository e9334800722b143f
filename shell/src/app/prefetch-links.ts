import { linkedUrl } from './intercept-links';
import { onceLoaded } from './once-loaded';
import type { SectionPrefetcher } from './section-prefetcher';

/** A limit for links in view: a long menu would fetch the whole site. */
const PAGES_IN_VIEW = 3;

/**
 * Fetches the next section early: when the visitor points at a link, and on a fast network when a link is in view and
 * the browser is idle. A click without a hover fetches all files at once. Call it before the click handlers.
 */
export function prefetchLinks(prefetcher: SectionPrefetcher): void {
  const destinationOf = (target: EventTarget | null) => {
    const url = linkedUrl(target);
    return url && prefetcher.destination(url);
  };
  const onClick = ({ target }: Event) => {
    const destination = destinationOf(target);
    if (destination) prefetcher.load(destination);
  };
  const onIntent = (event: Event) => {
    if (!savesData()) onClick(event);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
  document.addEventListener('click', onClick, { capture: true });
  if (!isFastNetwork()) return;

  const fetched = new Set<string>();
  watchLinksInView((link) => {
    const destination = destinationOf(link);
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
  onceLoaded(() => {
    changes.observe(document.body, { childList: true, subtree: true });
    plan();
  });
}

/** Not all browsers have it. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

function savesData(): boolean {
  return information()?.saveData ?? false;
}

/** Whether the network is known to be fast enough for files that may never be needed. */
function isFastNetwork(): boolean {
  return !savesData() && information()?.effectiveType === '4g';
}

function information(): NetworkInformation | undefined {
  return (navigator as { connection?: NetworkInformation }).connection;
}
