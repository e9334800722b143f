import { Link, useTranslation } from '@phantom/mf-kit';
import { NoResult } from '../../../shared/components/no-result';
import styles from './unknown-listing.module.css';

/** Stands where the address leads to no listing. */
export function UnknownListing() {
  const { t } = useTranslation();
  return (
    <section className={styles.unknown}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>
        <NoResult />
      </h1>
      <p className="lead">{t('detail.unknown.text')}</p>
      <Link className="btn btn-primary" to="/listings">
        {t('detail.allListings')}
      </Link>
    </section>
  );
}
