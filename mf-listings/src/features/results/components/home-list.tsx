import { useLocation, useSlowNavigation } from '@phantom/mf-kit';
import { HomeGrid } from '../../../shared/components/home-card/home-grid';
import type { ResultsData } from '../loader';
import styles from './home-list.module.css';
import { NoResults } from './no-results';
import { ResultsPager } from './results-pager';

interface Props {
  page: ResultsData;
  /** The home that is pointed at on the map. */
  highlighted: number | null;
}

/** The cards of a page and the way to the next; they fade while others are on their way. */
export function HomeList({ page, highlighted }: Props) {
  const { pathname } = useLocation();
  const isOutdated = useSlowNavigation()?.pathname === pathname;
  const { homes, imageBase } = page;
  return (
    <div className={styles.homes} aria-busy={isOutdated}>
      {homes.length === 0 ? (
        <NoResults page={page} />
      ) : (
        <>
          <HomeGrid homes={homes} imageBase={imageBase} highlighted={highlighted} first />
          <ResultsPager page={page} />
        </>
      )}
    </div>
  );
}
