import { ApiError, useRevalidator } from '@phantom/mf-kit';
import { useRef } from 'react';

/** After a conflict the next attempt uses the current row, which the user has then seen. */
export function useLatestVersion<Row>(row: Row) {
  const { revalidate } = useRevalidator();
  const latest = useRef(row);
  return async <Result>(change: (row: Row) => Promise<Result>): Promise<Result> => {
    try {
      return await change(latest.current);
    } catch (error) {
      const current = currentRowOf<Row>(error);
      latest.current = current ?? latest.current;
      if (current) void revalidate();
      throw error;
    }
  };
}

const STALE = 409;

/** The current row of a 409 response; undefined for other errors. */
export function currentRowOf<Row>(error: unknown): Row | undefined {
  if (!(error instanceof ApiError) || error.status !== STALE) return undefined;
  return error.list[0] as Row | undefined;
}
