import { useRevalidator, type ApiError } from '@phantom/mf-kit';
import { useState } from 'react';

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

/** The change counts as done after the reload: the next action must start from current rows. */
export function useReloadAfter() {
  const { revalidate } = useRevalidator();
  return async <Result>(change: Promise<Result>): Promise<Result> => {
    const result = await change;
    await revalidate();
    return result;
  };
}
