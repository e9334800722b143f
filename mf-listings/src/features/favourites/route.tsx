import { useLoaderData, useRevalidator, useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { Button, Container, ErrorState, LoadingCards } from '@phantom/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useStored } from '../../shared/device/device-store';
import { hasId } from '../../shared/device/stored-values';
import {
  favourites,
  removeAllFavourites,
  restoreFavourites,
  type Favourite,
} from '../../shared/favourites/favourites';
import { useFavouriteListTexts } from '../../shared/favourite-lists/favourite-list-texts';
import { lazyOptional } from '../../shared/lazy-optional';
import { notify } from '../../shared/notice';
import { StatusDock } from '../../shared/status-dock/status-dock';
import { ConnectDevice } from './connect-device';
import { FavouriteList } from './favourite-list';
import type { FavouritesData, loader } from './loader';
import styles from './route.module.css';
import { useConnectedList } from './use-connected-list';
import { useListLink, type ListLink } from './use-list-link';

// What only lists need loads later: the forms are heavier than the page.
const ListPanel = lazyOptional(async () => (await import('./lists')).ListPanel);
const SharedList = lazyOptional<{ token: string }>(
  async () => (await import('./lists')).SharedList,
  SharedListFailed,
);

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

/** The visitor's favourites, or the list of somebody who has shared it by a link. */
function FavouritesPage() {
  const { t } = useTranslation();
  const link = useListLink();
  return (
    <Container className="pp-section">
      {link?.purpose === 'shared' ? (
        <Suspense fallback={<LoadingCards count={3} label={t('loading')} />}>
          <SharedList key={link.token} token={link.token} />
        </Suspense>
      ) : (
        <OwnFavourites ownLink={link} />
      )}
      <StatusDock />
    </Container>
  );
}

function SharedListFailed() {
  const { t } = useFavouriteListTexts();
  return <ErrorState title={t('favourite-lists:shared.failed')} />;
}

/** The server renders the frame; only the browser knows the rest. */
function OwnFavourites({ ownLink }: { ownLink: ListLink | null }) {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const { reload, isLoading } = useReloadFavourites(page);
  const connected = useConnectedList();
  return (
    <>
      <FavouritesHeader isConnected={connected.token !== null} />
      {ownLink && <ConnectDevice token={ownLink.token} />}
      {page ? (
        <>
          <Suspense fallback={<div className={styles.panel} />}>
            {!ownLink && <ListPanel connected={connected} />}
          </Suspense>
          <FavouriteList
            page={page}
            list={connected.list}
            onList={connected.setList}
            onRetry={reload}
            retrying={isLoading}
          />
        </>
      ) : (
        <LoadingCards count={3} label={t('loading')} />
      )}
    </>
  );
}

function FavouritesHeader({ isConnected }: { isConnected: boolean }) {
  const { t } = useTranslation();
  const { state } = useStored(favourites);
  const all = useRemoveAll();
  return (
    <header className={styles.header}>
      <div>
        <p className="pp-eyebrow">{t('favourites.eyebrow')}</p>
        <h1>{t('favourites.title')}</h1>
        <p className={styles.privacy}>
          {isConnected && state !== 'memory' ? (
            <ListPrivacy />
          ) : (
            t(state === 'memory' ? 'favourites.inMemory' : 'favourites.privacy')
          )}
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

function ListPrivacy() {
  const { t } = useFavouriteListTexts();
  return t('favourite-lists:panel.privacy');
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
