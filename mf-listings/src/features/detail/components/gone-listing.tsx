import { Link, useTranslation } from '@phantom/mf-kit';
import { listName } from '../../../shared/list-name';
import { parseBorough, resultsPath } from '../../../shared/sections';
import type { SimilarHomes } from '../api/get-similar';
import styles from './gone-listing.module.css';
import { SimilarList } from './similar-list';

interface Props {
  /** Null where they cannot be told. */
  similar: SimilarHomes | null;
}

/** Stands where a home was that is sold, rented or withdrawn. */
export function GoneListing({ similar }: Props) {
  const { t } = useTranslation();
  const first = similar?.homes[0];
  const borough = parseBorough(first?.borough);
  return (
    <>
      <section className={styles.gone}>
        <p className="pp-eyebrow">{t('detail.gone.eyebrow')}</p>
        <h1>{t('detail.gone.title')}</h1>
        <p className="lead">{t(`detail.gone.${first ? 'text' : 'textAlone'}`)}</p>
        <div className={styles.ways}>
          {first && borough && (
            <Link className="btn btn-primary" to={resultsPath(first.listing_type, borough)}>
              {listName(first.listing_type, borough, t)}
            </Link>
          )}
          <Link className="btn btn-outline-primary" to="/listings">
            {t('detail.allListings')}
          </Link>
        </div>
      </section>
      <SimilarList similar={similar} />
    </>
  );
}
