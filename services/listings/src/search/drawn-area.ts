import polyline from '@googlemaps/polyline-codec';
import type { Area } from '@phantom/listing-index';

export const MAX_CORNERS = 100;
const MAX_AREAS = 5;
/** Longer texts have too many corners. */
const MAX_LENGTH = 1_500;

export const DRAWN_AREA_LIMITS = { areas: MAX_AREAS, length: MAX_LENGTH };

/**
 * Reads an area from Google's encoded polyline format, with five digits after the point. Null if it is none on
 * Earth, or has fewer than three or too many corners.
 */
export function parseArea(text: string): Area | null {
  if (text.length > MAX_LENGTH) return null;
  const pairs = polyline.decode(text);
  // The library reads malformed texts, too.
  if (polyline.encode(pairs) !== text) return null;
  const isOnEarth = pairs.every(([y, x]) => Math.abs(y) <= 90 && Math.abs(x) <= 180);
  return isOnEarth && pairs.length >= 3 && pairs.length <= MAX_CORNERS
    ? pairs.map(([latitude, longitude]) => [longitude, latitude])
    : null;
}
