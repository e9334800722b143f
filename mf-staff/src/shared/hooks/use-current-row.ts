import { ApiError, useRevalidator } from '@phantom/mf-kit';
import { useRef, useState } from 'react';
import type { VersionedDocument } from '../documents/documents';

/** The row of a form: as it was when the form opened, until the user accepts the current one. */
export function useCurrentRow<Row>(opened: Row) {
  const { revalidate } = useRevalidator();
  const [row, setRow] = useState(opened);
  const acceptCurrent = (error: ApiError) => {
    setRow(error.list[0] as Row);
    // The page behind the dialog is stale too.
    void revalidate();
  };
  return { row, acceptCurrent };
}

/**
 * Changes a document from its latest known version. A conflict is rethrown, and the next attempt
 * uses the current row, which the user has then seen.
 */
export function useLatestVersion(document: VersionedDocument) {
  const { revalidate } = useRevalidator();
  const latest = useRef(document);
  return async <Result>(
    change: (document: VersionedDocument) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await change(latest.current);
    } catch (error) {
      const current = currentRowOf<VersionedDocument>(error);
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

/**
 * Reloads the page after a change, before the change counts as done: the next action must start
 * from current rows.
 */
export function useReloadAfter() {
  const { revalidate } = useRevalidator();
  return async <Result>(change: Promise<Result>): Promise<Result> => {
    const result = await change;
    await revalidate();
    return result;
  };
}
