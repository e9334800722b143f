import { ApiError } from '@phantom/mf-kit';
import { useEffect, useState } from 'react';
import { personHistory, type PersonEvent } from '../api/person-history';

/** What was done with the account of an open dialog; undefined while it is on its way, else a refusal in words. */
export const usePersonHistory = (id: number): PersonEvent[] | ApiError | undefined => {
  const [history, setHistory] = useState<PersonEvent[] | ApiError>();
  useEffect(() => {
    const leaving = new AbortController();
    personHistory(id, leaving.signal).then(setHistory, (error: unknown) => {
      if (leaving.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setHistory(error);
    });
    return () => leaving.abort();
  }, [id]);
  return history;
};
