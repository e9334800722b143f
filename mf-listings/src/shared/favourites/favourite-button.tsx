import { useHydrated, useTranslation } from '@phantom/mf-kit';
import styles from './favourite-button.module.css';
import type { Favourite } from './favourites';
import { HeartIcon } from './heart-icon';
import { useFavourite } from './use-favourite';

interface Props {
  home: Favourite;
  /** Says its word beside the heart. */
  labelled?: boolean;
}

/** Keeps a home among the favourites, or lets it go. */
export function FavouriteButton({ home, labelled = false }: Props) {
  const { t } = useTranslation();
  const isReady = useHydrated();
  const { isKept, toggle } = useFavourite(home);
  return (
    <button
      type="button"
      className={labelled ? `btn btn-sm btn-outline-primary ${styles.labelled}` : styles.round}
      aria-pressed={isKept}
      aria-label={t('favourites.button', { name: home.name ?? t('home.unnamed') })}
      disabled={!isReady}
      onClick={toggle}
    >
      <HeartIcon />
      {labelled && t('favourites.word')}
    </button>
  );
}
