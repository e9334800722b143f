import type { Point } from '@phantom/map';
import type { Home } from '../../../shared/home';
import type { FoundOnMap } from './api/find-on-map';

/** Where a home lies, be it on the map by itself or on the page of the list; null where that is not known. */
export const placedHome = (
  id: number | null,
  found: FoundOnMap | null,
  homes: Home[],
): (Point & { id: number }) | null => {
  const { latitude = null, longitude = null } =
    [...(found?.homes ?? []), ...homes].find((home) => home.id === id) ?? {};
  return id === null || latitude === null || longitude === null
    ? null
    : { id, latitude, longitude };
};
