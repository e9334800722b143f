import { useLoaderData, useRevalidator, useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { Button, Container, LoadingCards } from '@phantom/ui';
import { useEffect, useRef, useState } from 'react';
import { useStored } from '../../shared/device/device-store';
import { hasId } from '../../shared/device/stored-values';
import {
  favourites,
  removeAllFavourites,
  restoreFavourites,
  type Favourite,
} from '../../shared/favourites/favourites';
import { notify } from '../../shared/notice';
import { StatusDock } from '../../shared/status-dock/status-dock';
import { FavouriteList } from './favourite-list';
import type { FavouritesData, loader } from './loader';
import styles from './route.module.css';

export { FavouritesPage as Component };
export { loader } from './loader';

export const handle: RouteHandle = {
  head: (_, t) => ({
    title: t('favourites.title'),
    noindex: true,
    breadcrumbs: [
      { name: t('landing.head.title'), path: '/listings' },
      { name: t('favourites.title'), path: '/listings/favourites' },
    ],
  }),
};

/** The visitor's favourites. The server renders the frame; only the browser knows the rest. */
function FavouritesPage() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const { reload, isLoading } = useReloadFavourites(page);
  return (
    <Container className="pp-section">
      <FavouritesHeader />
      {page ? (
        <FavouriteList page={page} onRetry={reload} retrying={isLoading} />
      ) : (
        <LoadingCards count={3} label={t('loading')} />
      )}
      <StatusDock />
    </Container>
  );
}

function FavouritesHeader() {
  const { t } = useTranslation();
  const { state } = useStored(favourites);
  const all = useRemoveAll();
  return (
    <header className={styles.header}>
      <div>
        <p className="pp-eyebrow">{t('favourites.eyebrow')}</p>
        <h1>{t('favourites.title')}</h1>
        <p className={styles.privacy}>
          {t(state === 'memory' ? 'favourites.inMemory' : 'favourites.privacy')}
        </p>
      </div>
      <div className={styles.actions}>
        {/* One button for both actions: the focus stays on it. */}
        {all && (
          <Button
            variant={all.isUndo ? 'outline-primary' : 'link'}
            className={all.isUndo ? undefined : styles.remove}
            onClick={all.act}
          >
            {t(all.isUndo ? 'favourites.restore' : 'favourites.removeAll')}
          </Button>
        )}
      </div>
    </header>
  );
}

/** Removes all favourites and can undo that. Null when there is nothing to remove or undo. */
const useRemoveAll = () => {
  const { value } = useStored(favourites);
  const [removed, setRemoved] = useState<Favourite[]>([]);
  const canUndo = removed.length > 0 && !removed.some(({ id }) => hasId(value, id));

  const removeAll = () => {
    setRemoved(removeAllFavourites());
    notify('favourites.removed');
  };
  const undo = () => {
    setRemoved([]);
    notify(restoreFavourites(removed) ? 'favourites.restored' : 'favourites.full');
  };
  if (canUndo) return { isUndo: true, act: undo };
  return value.length > 0 ? { isUndo: false, act: removeAll } : null;
};

/** Loads the page again when the server could not load it, or when another tab added a favourite. */
const useReloadFavourites = (page: FavouritesData | null) => {
  const { revalidate, state } = useRevalidator();
  const { value } = useStored(favourites);
  const loaded = page?.saved ?? [];
  const missing = value.filter(({ id }) => !hasId(loaded, id)).map(({ id }) => id);
  const requested = page === null ? 'all' : missing.join();

  const requestedBefore = useRef('');
  useEffect(() => {
    if (requested === '' || requested === requestedBefore.current) return;
    requestedBefore.current = requested;
    void revalidate();
  }, [requested, revalidate]);

  return { reload: () => void revalidate(), isLoading: state === 'loading' };
};
