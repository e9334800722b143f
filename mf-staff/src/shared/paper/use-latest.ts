import { useRevalidator } from '@phantom/mf-kit';
import { useRef } from 'react';
import type { Paper } from './paper';
import { rowInstead } from './row-instead';

/**
 * Changes a paper from its latest known version. Where somebody else was faster the failure goes on to whoever
 * shows it; the next try, made with the row as it is now in sight, counts from there.
 */
export function useLatest(paper: Paper) {
  const { revalidate } = useRevalidator();
  const latest = useRef(paper);
  return async <Result>(change: (paper: Paper) => Promise<Result>): Promise<Result> => {
    try {
      return await change(latest.current);
    } catch (error) {
      const now = rowInstead<Paper>(error);
      latest.current = now ?? latest.current;
      if (now) void revalidate();
      throw error;
    }
  };
}
