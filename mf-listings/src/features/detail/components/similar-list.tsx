import { useTranslation } from '@phantom/mf-kit';
import { HomeGrid } from '../../../shared/components/home-card/home-grid';
import type { SimilarHomes } from '../api/get-similar';
import styles from './similar-list.module.css';

/** Homes like this one; nothing where there are none. */
export function SimilarList({ similar }: { similar: SimilarHomes | null }) {
  const { t } = useTranslation();
  if (!similar || similar.homes.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h2 id="similar">{t('detail.similar')}</h2>
      <HomeGrid homes={similar.homes} imageBase={similar.imageBase} level={3} />
    </section>
  );
}
