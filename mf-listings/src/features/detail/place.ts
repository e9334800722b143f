import type { Listing } from './api/get-listing';

/** A point on the map, in degrees (WGS84). */
interface Point {
  latitude: number;
  longitude: number;
}

/** What the map shows: the home itself, or the office where the home's place is not told. */
export interface Place extends Point {
  kind: 'home' | 'office';
}

export const placeOfHome = ({ latitude, longitude }: Listing): Place | null =>
  latitude === null || longitude === null ? null : { kind: 'home', latitude, longitude };
