import type { Listing } from '@phantom/api-client';
import { ApiError } from '@phantom/mf-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  readFavouriteList,
  type FavouriteList,
} from '../../shared/favourite-lists/favourite-lists';
import { listPerson } from '../../shared/favourite-lists/list-person';
import { getListingsById } from '../../shared/listings-by-id';
import { useOnReturn } from './use-on-return';

interface ShownList {
  list: FavouriteList;
  /** Those of its homes that are on the market. */
  listings: Listing[];
  imageBase: string;
}

/** The list of a share link, with its listings. It is loaded anew when the visitor comes back to the page. */
export function useSharedList(token: string) {
  const [shown, setShown] = useState<ShownList>();
  const [problem, setProblem] = useState<ApiError>();
  const [isLoading, setLoading] = useState(true);

  const load = (reading: Promise<FavouriteList>) =>
    void withListings(reading)
      .then(
        (next) => {
          setShown(next);
          setProblem(undefined);
        },
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          setProblem(error);
        },
      )
      .finally(() => setLoading(false));
  const reload = () => load(readAsPerson(token));
  const onOpen = useEffectEvent(reload);
  useEffect(() => onOpen(), [token]);
  useOnReturn(reload);

  /** Shows the list after a change. Its listings are loaded when another one is among them. */
  const show = (list: FavouriteList) => {
    const isKnown = list.homes.every(({ id }) => shown?.list.homes.some((home) => home.id === id));
    if (shown && isKnown) setShown({ ...shown, list });
    else load(Promise.resolve(list));
  };
  const retry = () => {
    setLoading(true);
    reload();
  };
  return { shown, problem, isLoading, retry, show };
}

const readAsPerson = async (token: string) => {
  const person = await listPerson.read();
  return readFavouriteList({ token, person: person?.key });
};

const withListings = async (reading: Promise<FavouriteList>): Promise<ShownList> => {
  const list = await reading;
  const ids = list.homes.map(({ id }) => id);
  return { list, ...(await getListingsById(ids, new AbortController().signal)) };
};
