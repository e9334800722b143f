import { ApiError } from '@phantom/mf-kit';
import { useRef, useState } from 'react';
import type { FavouriteList } from '../../shared/favourite-lists/favourite-lists';

export type ShowList = (list: FavouriteList) => void;

/** Makes one call at a time, shows the list that it responds with, and says why a call has failed. */
export function useListCall(onList: ShowList) {
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  /** @returns whether the call was made and succeeded */
  const call = async (send: () => Promise<FavouriteList>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setProblem(null);
    try {
      onList(await send());
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      return false;
    } finally {
      isBusy.current = false;
    }
  };
  return { call, problem };
}

/** Why the last call has failed. */
export function Problem({ text }: { text: string | null }) {
  return (
    <p className="text-danger mb-0" role="alert" hidden={text === null}>
      {text}
    </p>
  );
}
