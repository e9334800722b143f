import { loadResultsMap } from '@phantom/map';
import { useEffect, useState } from 'react';
import type { LiveMap } from '../components/live-map';

/** The part of the map that needs scripts: fetched once it is wanted, with all that draws it. */
export const useLiveMap = (isWanted: boolean) => {
  const [component, setComponent] = useState<{ LiveMap: typeof LiveMap } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    // Beside each other; the map says for itself when it cannot be drawn.
    void loadResultsMap().catch(() => undefined);
    import('../components/live-map').then(
      (loaded) => {
        if (!isGone) setComponent({ LiveMap: loaded.LiveMap });
      },
      () => {
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { LiveMap: component?.LiveMap, hasFailed, retry };
};
