import { Link, useTranslation } from '@phantom/mf-kit';
import { useKeptPart } from '../device/use-kept';
import { favourites } from './favourites';
import styles from './favourites-link.module.css';
import { HeartIcon } from './heart-icon';

export const FAVOURITES_PATH = '/listings/favourites';

interface Props {
  /** On a phone without its word to be seen. */
  compact?: boolean;
}

/** The way to the favourites, with how many there are. */
export function FavouritesLink({ compact = false }: Props) {
  const { t } = useTranslation();
  const count = useKeptPart(favourites, (kept) => kept.length);
  return (
    <Link to={FAVOURITES_PATH} className={`btn btn-sm btn-outline-primary ${styles.link}`}>
      <HeartIcon />
      <span className={compact ? styles.word : undefined}>{t('favourites.title')}</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
