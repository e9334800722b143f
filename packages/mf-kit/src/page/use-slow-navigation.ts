import { useEffect, useState, useMemo } from 'react';
import { type Location, useHref, useNavigation } from 'react-router-dom';

/** Below it a navigation feels immediate, and a loading state would flicker. */
const NOTICEABLE_MS = 250;

/** The target of a navigation that takes noticeably long. */
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

/** The target of the current navigation, as `useLocation` will return it: without the language, which the router adds. */
export function usePendingLocation(): Location | undefined {
  const { location } = useNavigation();
  const home = useHref('/');
  return useMemo(() => {
    if (!location || home === '/') return location;
    return { ...location, pathname: location.pathname.slice(home.length) || '/' };
  }, [location, home]);
}
