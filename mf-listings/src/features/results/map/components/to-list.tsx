import { Link, useLocation, useSearchParams, useTranslation } from '@phantom/mf-kit';
import styles from './to-list.module.css';

/** Leads back from a map that fills the page; where there is room for both, the list is beside it. */
export function ToList() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const others = new URLSearchParams(params);
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
