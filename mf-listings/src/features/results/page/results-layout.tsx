import { useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import type { ResultsData } from '../loader';
import { ResultsMap } from '../map/results-map';
import { useView } from '../requested-search';
import styles from './results-layout.module.css';

interface Props {
  page: ResultsData;
  /** Renders the list, with the listing that is highlighted on the map. */
  children: (highlighted: number | null) => ReactNode;
}

/** List and map side by side on a wide page. On a narrow one the URL names which is shown. */
export function ResultsLayout({ page, children }: Props) {
  const { search, listings } = page;
  const view = useView();
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const follow = (event: MouseEvent | FocusEvent) => setHighlighted(listingIdAt(event.target));

  return (
    <div className={styles.layout} data-view={view}>
      {/* Highlights on the map what is hovered or focused in the list. The list itself takes no focus. */}
      <div
        className={styles.list}
        onMouseOver={follow}
        onMouseLeave={() => setHighlighted(null)}
        onFocus={follow}
        onBlur={() => setHighlighted(null)}
      >
        {children(highlighted)}
      </div>
      <div className={styles.map}>
        <ResultsMap {...{ search, listings, highlighted }} onHighlight={setHighlighted} />
      </div>
    </div>
  );
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
