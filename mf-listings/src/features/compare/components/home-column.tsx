import { Link, useHydrated, useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { CrossIcon } from '../../../shared/components/cross-icon';
import { FavouriteButton } from '../../../shared/favourites/favourite-button';
import { favouriteOf } from '../../../shared/favourites/favourite-of';
import type { Home } from '../../../shared/home';
import { homeName, homePlace } from '../../../shared/home-name';
import { firstImage } from '../../../shared/media';
import { useLeaveOut } from '../hooks/use-leave-out';
import styles from './home-column.module.css';

interface Props {
  home: Home;
  imageBase: string;
  /** All homes of the address. */
  ids: number[];
}

/** The head of a home's column: what it looks like, the way to its page, and out of the table. */
export function HomeColumn({ home, imageBase, ids }: Props) {
  const { t } = useTranslation();
  const isReady = useHydrated();
  const leaveOut = useLeaveOut(ids);
  const name = homeName(home) ?? t('home.unnamed');
  return (
    <th scope="col" className={styles.column}>
      <div className={styles.picture}>
        <Picture
          src={firstImage(home.images, imageBase)}
          alt=""
          sizes="(min-width: 1200px) 280px, (min-width: 768px) 25vw, 40vw"
        />
        {isReady && (
          <div className={styles.actions}>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('compare.leaveOut', { name })}
              onClick={() => leaveOut(home.id)}
            >
              <CrossIcon />
            </button>
            <FavouriteButton home={favouriteOf(home)} />
          </div>
        )}
      </div>
      <Link to={`/listings-detail/${home.id}`} className={styles.name}>
        {name}
      </Link>
      <span className={styles.place}>{homePlace(home)}</span>
      {!home.available && <span className={styles.promised}>{t('home.promised')}</span>}
    </th>
  );
}
