import { useRevalidator, type ApiError } from '@phantom/mf-kit';
import { useState } from 'react';

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
