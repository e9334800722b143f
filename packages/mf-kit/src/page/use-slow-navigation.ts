import { useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { usePendingLocation } from './use-pending-location';

/** Below it a change of page is felt as immediate, and a loading state as a flicker. */
const NOTICEABLE_MS = 250;

/** Where the visitor is going, once getting there takes noticeably long; undefined otherwise. */
export function useSlowNavigation(): Location | undefined {
  const location = usePendingLocation();
  const [slow, setSlow] = useState<Location>();
  useEffect(() => {
    if (!location) return undefined;
    const timer = setTimeout(() => setSlow(location), NOTICEABLE_MS);
    return () => clearTimeout(timer);
  }, [location]);
  return location && slow === location ? location : undefined;
}
