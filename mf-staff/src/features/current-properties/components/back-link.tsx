import { Link, useTranslation } from '@phantom/mf-kit';
import { useListPath } from '../list-link';
import styles from './back-link.module.css';

/** The way back to the list, at the page and the filters it was left at. */
export function BackLink() {
  const { t } = useTranslation();
  return (
    <Link className={styles.back} to={useListPath()}>
      <span aria-hidden="true">‹ </span>
      {t('property.back')}
    </Link>
  );
}
