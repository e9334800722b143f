import { useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { useView } from '../hooks/use-view';
import { highlightedHome } from '../highlighted-home';
import type { ResultsData } from '../loader';
import { ResultsMap } from '../map/results-map';
import styles from './results-layout.module.css';

interface Props {
  page: ResultsData;
  /** Draws the list of homes, with the one that is pointed at on the map. */
  children: (highlighted: number | null) => ReactNode;
}

/** List and map side by side where there is room, else the one that the address names. */
export function ResultsLayout({ page, children }: Props) {
  const { search, homes, total } = page;
  const view = useView();
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const follow = (event: MouseEvent | FocusEvent) => setHighlighted(highlightedHome(event.target));

  return (
    <div className={styles.layout} data-view={view}>
      {/* What is pointed at in the list is shown on the map; the list itself takes no focus and does nothing. */}
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
        <ResultsMap {...{ search, homes, total, highlighted }} onHighlight={setHighlighted} />
      </div>
    </div>
  );
}
