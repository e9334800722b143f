import { useTranslation } from '@phantom/mf-kit';
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { scrollToElement } from '../../../shared/scroll-to-element';
import type { ResultsData } from '../loader';
import { ResultsMap } from '../map/results-map';
import { useView } from '../requested-search';
import styles from './results-layout.module.css';

interface Props {
  page: ResultsData;
  /** Renders the list, with the listing that is highlighted on the map. */
  children: (highlighted: number | null) => ReactNode;
}

/**
 * List and map side by side on a wide page. On a narrow one the URL names which is shown: the list alone, or the map
 * with the list as a sheet that slides over it as the page scrolls.
 */
export function ResultsLayout({ page, children }: Props) {
  const { search, listings } = page;
  const view = useView();
  const layout = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const follow = (event: MouseEvent | FocusEvent) => setHighlighted(listingIdAt(event.target));
  // The keyboard leads from the list into the map, which the sheet covers by then.
  const uncover = ({ target }: FocusEvent) => {
    if (list.current && overlap(list.current, target)) layout.current?.scrollIntoView();
  };

  return (
    <div ref={layout} className={styles.layout} data-view={view}>
      {/* Highlights on the map what is hovered or focused in the list. The list itself takes no focus. */}
      <div
        ref={list}
        className={styles.list}
        onMouseOver={follow}
        onMouseLeave={() => setHighlighted(null)}
        onFocus={follow}
        onBlur={() => setHighlighted(null)}
      >
        {view === 'map' && <SheetHandle map={layout} />}
        {children(highlighted)}
      </div>
      <div className={styles.map} onFocus={uncover}>
        <ResultsMap {...{ search, listings, highlighted }} onHighlight={setHighlighted} />
      </div>
    </div>
  );
}

/** Slides the sheet over the map and back. Stays at the head of the sheet. */
function SheetHandle({ map }: { map: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  const head = useRef<HTMLSpanElement>(null);
  const isRaised = useIsRaised(head);
  return (
    <>
      <span ref={head} className={styles.sheetHead} />
      <button
        type="button"
        className={styles.handle}
        onClick={() => scrollToElement(isRaised ? map.current : head.current)}
      >
        {t(isRaised ? 'resultsMap.toMap' : 'resultsMap.toList')}
      </button>
    </>
  );
}

/** Whether the head of the sheet has reached the upper half of the screen. */
const useIsRaised = (head: RefObject<HTMLElement | null>) => {
  const [isRaised, setIsRaised] = useState(false);
  useEffect(() => {
    if (!head.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setIsRaised(entry.isIntersecting || entry.boundingClientRect.top < 0);
      },
      { rootMargin: '0px 0px -50%' },
    );
    observer.observe(head.current);
    return () => observer.disconnect();
  }, [head]);
  return isRaised;
};

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The id of the listing that an element of the list belongs to, by the link to its page. */
const listingIdAt = (part: EventTarget): number | null => {
  let item = part instanceof Element ? part.closest('li') : null;
  // A card may contain a list of facts.
  for (; item; item = item.parentElement?.closest('li') ?? null) {
    const link = item.querySelector('a[href*="/listings-detail/"]');
    const [, id] = /\/listings-detail\/(\d+)/.exec(link?.getAttribute('href') ?? '') ?? [];
    if (id !== undefined) return Number(id);
  }
  return null;
};
