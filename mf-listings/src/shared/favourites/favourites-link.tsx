import { Link, useTranslation } from '@phantom/mf-kit';
import { useKeptPart } from '../device/use-kept';
import { favourites } from './favourites';
import styles from './favourites-link.module.css';
import { HeartIcon } from './heart-icon';

export const FAVOURITES_PATH = '/listings/favourites';

/** The way to the favourites, with how many there are. */
export function FavouritesLink() {
  const { t } = useTranslation();
  const count = useKeptPart(favourites, (kept) => kept.length);
  return (
    <Link to={FAVOURITES_PATH} className={`btn btn-sm btn-outline-primary ${styles.link}`}>
      <HeartIcon />
      {t('favourites.title')}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
