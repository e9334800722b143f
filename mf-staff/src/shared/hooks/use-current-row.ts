import { ApiError, useRevalidator } from '@phantom/mf-kit';
import { useRef, useState } from 'react';
import type { Paper } from '../documents/documents';

/** A row that a form changes: as it was when the form was opened, until the one that somebody else has made of it is taken over. */
export function useTakenOver<Row>(opened: Row) {
  const { revalidate } = useRevalidator();
  const [row, setRow] = useState(opened);
  const takeOver = (error: ApiError) => {
    setRow(error.list[0] as Row);
    // The page behind the dialog is of the old state too.
    void revalidate();
  };
  return { row, takeOver };
}

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

const STALE = 409;

/** The row as it is now, where a change was refused because somebody else has changed it meanwhile. */
export function rowInstead<Row>(error: unknown): Row | undefined {
  if (!(error instanceof ApiError) || error.status !== STALE) return undefined;
  return error.list[0] as Row | undefined;
}

/**
 * Loads the page anew after a change, before the change is said to be done: whatever is pressed next counts from the
 * rows as they are by then.
 */
export function useThenReload() {
  const { revalidate } = useRevalidator();
  return async <Result>(change: Promise<Result>): Promise<Result> => {
    const result = await change;
    await revalidate();
    return result;
  };
}
