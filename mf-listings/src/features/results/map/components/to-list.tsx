import { Link, useTranslation } from '@phantom/mf-kit';
import { useWantedLocation } from '../../hooks/use-wanted-location';
import styles from './to-list.module.css';

/** Leads back from a map that fills the page; where there is room for both, the list is beside it. */
export function ToList() {
  const { t } = useTranslation();
  const { search, state } = useWantedLocation();
  const others = new URLSearchParams(search);
  others.delete('view');
  return (
    <Link
      to={`?${others}`}
      state={state}
      preventScrollReset
      className={`btn btn-primary btn-sm ${styles.toList}`}
    >
      {t('resultsMap.toList')}
    </Link>
  );
}
