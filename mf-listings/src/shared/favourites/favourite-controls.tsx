import { Link, useHydrated, useTranslation } from '@phantom/mf-kit';
import { useStoredPart } from '../device/device-store';
import { HeartIcon } from '../icons';
import { notify } from '../notice';
import styles from './favourite-controls.module.css';
import {
  addFavourite,
  favourites,
  isFavourite,
  removeFavourite,
  type Favourite,
} from './favourites';

interface Props {
  listing: Favourite;
  /** Shows its text beside the heart. */
  labelled?: boolean;
}

export function FavouriteButton({ listing, labelled = false }: Props) {
  const { t } = useTranslation();
  const isReady = useHydrated();
  const { isSaved, toggle } = useFavourite(listing);
  return (
    <button
      type="button"
      className={labelled ? `btn btn-sm btn-outline-primary ${styles.labelled}` : styles.round}
      aria-pressed={isSaved}
      aria-label={t('favourites.button', { name: listing.name ?? t('home.unnamed') })}
      disabled={!isReady}
      onClick={toggle}
    >
      <HeartIcon />
      {labelled && t('favourites.word')}
    </button>
  );
}

const useFavourite = (listing: Favourite) => {
  const isSaved = useStoredPart(favourites, isFavourite(listing.id));
  const toggle = () => {
    if (isSaved) removeFavourite(listing.id);
    else if (!addFavourite(listing)) return notify('favourites.full');
    notify(favourites.getSnapshot().state === 'memory' ? 'favourites.inMemory' : null);
  };
  return { isSaved, toggle };
};

const FAVOURITES_PATH = '/listings/favourites';

interface FavouritesLinkProps {
  /** Hides the text on a phone. */
  compact?: boolean;
}

export function FavouritesLink({ compact = false }: FavouritesLinkProps) {
  const { t } = useTranslation();
  const count = useStoredPart(favourites, (saved) => saved.length);
  return (
    <Link to={FAVOURITES_PATH} className={`btn btn-sm btn-outline-primary ${styles.link}`}>
      <HeartIcon />
      <span className={compact ? styles.word : undefined}>{t('favourites.title')}</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
