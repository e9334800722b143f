import { useRevalidator } from '@phantom/mf-kit';
import { useRef } from 'react';
import type { StaffDocument } from '../api/list-documents';
import { rowInstead } from '../row-instead';

/**
 * Changes a document from its latest known version. Where somebody else was faster the failure goes on to whoever
 * shows it; the next try, made with the row as it is now in sight, counts from there.
 */
export function useLatest(document: StaffDocument) {
  const { revalidate } = useRevalidator();
  const latest = useRef(document);
  return async <Result>(change: (document: StaffDocument) => Promise<Result>): Promise<Result> => {
    try {
      return await change(latest.current);
    } catch (error) {
      latest.current = rowInstead(error) ?? latest.current;
      if (rowInstead(error)) void revalidate();
      throw error;
    }
  };
}
