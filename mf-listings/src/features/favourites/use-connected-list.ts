import { ApiError } from '@phantom/mf-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStoredPart } from '../../shared/device/device-store';
import { connectedList, exchangeFavourites } from '../../shared/favourite-lists/connected-list';
import { ENDED, type FavouriteList } from '../../shared/favourite-lists/favourite-lists';
import { favouriteNotes } from '../../shared/favourite-lists/favourite-notes';
import { favourites } from '../../shared/favourites/favourites';
import { useOnReturn } from './use-on-return';

export interface ConnectedListState {
  /** Of the owner's link; null when the device is not connected. */
  token: string | null;
  /** Null until the service has responded. */
  list: FavouriteList | null;
  /** `ended`: another device has deleted the list. */
  status: 'busy' | 'done' | 'failed' | 'ended';
  retry: () => void;
  setList: (list: FavouriteList) => void;
}

/** Synchronizes the favourites with the list of this device while the page is open. */
export function useConnectedList(): ConnectedListState {
  const token = useStoredPart(connectedList, (connected) => connected?.token ?? null);
  const [shown, setShown] = useState<FavouriteList | null>(null);
  const [status, setStatus] = useState<ConnectedListState['status']>('busy');
  /** How often another call than an exchange has changed the list. */
  const changes = useRef(0);
  const exchange = (when?: 'changed') => {
    const changesBefore = changes.current;
    void exchangeFavourites(when).then(
      (next) => {
        // An exchange that began before such a call may end after it, with the list as it was.
        if (next && changes.current === changesBefore) setShown(next);
        if (next || !when) setStatus('done');
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setStatus(error.status === ENDED ? 'ended' : 'failed');
      },
    );
  };
  const onChange = useEffectEvent(exchange);
  useEffect(() => {
    if (token === null) return;
    onChange();
    const sendChanges = () => onChange('changed');
    const subscriptions = [favourites, favouriteNotes].map((store) => store.subscribe(sendChanges));
    return () => subscriptions.forEach((unsubscribe) => unsubscribe());
  }, [token]);
  useOnReturn(() => {
    if (token !== null) exchange();
  });
  // The list of a connection that has ended is not shown.
  const list = shown?.token === token ? shown : null;
  const retry = () => {
    setStatus('busy');
    exchange();
  };
  const setList = (next: FavouriteList) => {
    changes.current += 1;
    setShown(next);
  };
  return { token, list, status, retry, setList };
}
