import { Link, useHydrated, useTranslation } from '@phantom/mf-kit';
import { useStoredPart } from '../device/device-store';
import { hasId } from '../device/stored-values';
import {
  addFavourite,
  favourites,
  removeFavourite,
  type Favourite,
} from '../favourites/favourites';
import { LineIcon } from '../icons';
import { notify } from '../notice';
import styles from './favourite-controls.module.css';

/** To the list that the device is connected to. Without the code, this happens when the page of the favourites is opened. */
const sendChanges = () =>
  void import('../favourite-lists/connected-list').then(
    (list) => list.sendChanges(),
    () => undefined,
  );

interface Props {
  listing: Favourite;
  /** Shows its text beside the heart. */
  labelled?: boolean;
}

export function FavouriteButton({ listing, labelled = false }: Props) {
  const { t } = useTranslation();
  const isReady = useHydrated();
  const isSaved = useStoredPart(favourites, (saved) => hasId(saved, listing.id));
  const toggle = () => {
    if (isSaved) removeFavourite(listing.id);
    else if (!addFavourite(listing)) return notify('favourites.full');
    notify(favourites.getSnapshot().state === 'memory' ? 'favourites.inMemory' : null);
    sendChanges();
  };
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

/** Its style fills it. */
function HeartIcon() {
  return (
    <LineIcon
      path="M12 20.2 4.9 13a4.6 4.6 0 0 1 0-6.5 4.5 4.5 0 0 1 6.4 0l.7.7.7-.7a4.5 4.5 0 0 1 6.4 0 4.6 4.6 0 0 1 0 6.5Z"
      strokeLinejoin="round"
    />
  );
}

/** @param compact hides the text on a phone */
export function FavouritesLink({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation();
  const count = useStoredPart(favourites, (saved) => saved.length);
  return (
    <Link to="/listings/favourites" className={`btn btn-sm btn-outline-primary ${styles.link}`}>
      <HeartIcon />
      <span className={compact ? styles.word : undefined}>{t('favourites.title')}</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
