import { useTranslation } from '@phantom/mf-kit';
import { splitAmenities } from '../../../shared/split-amenities';
import { FEED_LANGUAGE } from '../../../shared/feed-language';
import styles from './amenities.module.css';

/** What the home offers, from a comma-separated text. */
export function Amenities({ text }: { text: string | null }) {
  const { t } = useTranslation();
  const amenities = splitAmenities(text);
  if (amenities.length === 0) return null;
  return (
    <section aria-labelledby="amenities">
      <h2 id="amenities" className="h3">
        {t('detail.amenities')}
      </h2>
      <ul className={styles.list} lang={FEED_LANGUAGE}>
        {amenities.map((amenity) => (
          <li key={amenity}>{amenity}</li>
        ))}
      </ul>
    </section>
  );
}
