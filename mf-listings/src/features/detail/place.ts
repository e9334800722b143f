import type { Point } from '@phantom/map';
import type { Listing } from './api/get-listing';

/** What the map shows: the home itself, or the office where the home's place is not told. */
export interface Place extends Point {
  kind: 'home' | 'office';
}

export const placeOfHome = ({ latitude, longitude }: Listing): Place | null =>
  latitude === null || longitude === null ? null : { kind: 'home', latitude, longitude };
