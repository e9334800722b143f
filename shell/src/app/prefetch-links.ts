import { linkedUrl } from './intercept-links';
import type { Destination, SectionPrefetcher } from './section-prefetcher';

/** Fetches the next section early: when the visitor points at a link. A click without a hover fetches all files at once. Call it before the click handlers. */
export function prefetchLinks(prefetcher: SectionPrefetcher): void {
  const onClick = ({ target }: Event) => {
    const destination = destinationOf(target, prefetcher);
    if (destination) prefetcher.load(destination);
  };
  const onIntent = (event: Event) => {
    if (!networkInformation()?.saveData) onClick(event);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
  document.addEventListener('click', onClick, { capture: true });
}

/** The section that a link leads to. */
export function destinationOf(
  target: EventTarget | null,
  prefetcher: SectionPrefetcher,
): Destination | undefined {
  const url = linkedUrl(target);
  return url && prefetcher.destination(url);
}

/** Not all browsers have it. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

export function networkInformation(): NetworkInformation | undefined {
  return (navigator as { connection?: NetworkInformation }).connection;
}
