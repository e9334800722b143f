import { useEffect, useState } from 'react';
import type { Beside } from '../detail.loader';

/**
 * What stands beside an enquiry, as soon as it is known. Loaded anew, the former stays until then: `use()` would hold
 * back all else that was loaded with it.
 */
export const useBeside = (coming: Promise<Beside>): Beside => {
  const [beside, setBeside] = useState<Beside>({});
  useEffect(() => {
    let isAwaited = true;
    void coming.then((known) => isAwaited && setBeside(known));
    return () => {
      isAwaited = false;
    };
  }, [coming]);
  return beside;
};
