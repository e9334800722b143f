import { useTranslation } from '@phantom/mf-kit';
import { FEED_LANGUAGE } from '../../../shared/feed-language';
import styles from './description.module.css';

/** The listing's own words. */
export function Description({ text }: { text: string | null }) {
  const { t } = useTranslation();
  if (!text) return null;
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="h3">
        {t('detail.description')}
      </h2>
      <p className={styles.text} lang={FEED_LANGUAGE}>
        {text}
      </p>
    </section>
  );
}
