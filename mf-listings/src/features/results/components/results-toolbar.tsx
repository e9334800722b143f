import { useLocation, useSlowNavigation, useTranslation } from '@phantom/mf-kit';
import type { ResultsData } from '../loader';
import styles from './results-toolbar.module.css';
import { SortSelect } from './sort-select';

/** How many homes there are, and in which order. */
export function ResultsToolbar({ page: { search, total } }: { page: ResultsData }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isOnItsWay = useSlowNavigation()?.pathname === pathname;
  return (
    <div className={styles.toolbar}>
      <p role="status" className={styles.count}>
        {isOnItsWay ? t('loading') : t('results.count', { count: total })}
      </p>
      <SortSelect search={search} />
    </div>
  );
}
