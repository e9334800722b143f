import { useTranslation } from '@phantom/mf-kit';
import { ListingGrid } from '../../../shared/listing-card/listing-card';
import type { SimilarListings } from '../api/listing-detail';
import styles from './similar-list.module.css';

export function SimilarList({ similar }: { similar: SimilarListings | null }) {
  const { t } = useTranslation();
  if (!similar || similar.listings.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h2 id="similar">{t('detail.similar')}</h2>
      <ListingGrid listings={similar.listings} imageBase={similar.imageBase} level={3} />
    </section>
  );
}
