import { useMemo } from 'react';
import { useHref, useNavigation, type Location } from 'react-router-dom';

/**
 * Where the visitor is going, as `useLocation` will say it; undefined while nothing is on its way. The router itself
 * says it as the browser does: with the language in front.
 */
export function usePendingLocation(): Location | undefined {
  const { location } = useNavigation();
  const home = useHref('/');
  return useMemo(() => {
    if (!location || home === '/') return location;
    return { ...location, pathname: location.pathname.slice(home.length) || '/' };
  }, [location, home]);
}
