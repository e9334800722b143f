import { useEffect, useState } from 'react';

/** What became of a promise. */
type Settled = 'pending' | 'done' | { error: unknown };

/** Follows one promise for the life of the component; without one there is nothing to wait for. */
export function useSettled(promise: Promise<unknown> | undefined): Settled {
  const [settled, setSettled] = useState<Settled>(promise ? 'pending' : 'done');
  useEffect(() => {
    let left = false;
    const settle = (outcome: Settled) => {
      if (!left) setSettled(outcome);
    };
    promise?.then(
      () => settle('done'),
      (error: unknown) => settle({ error }),
    );
    return () => {
      left = true;
    };
  }, [promise]);
  return settled;
}
