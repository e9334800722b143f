import { decode, encode } from '@googlemaps/polyline-codec';
import { MAX_CORNERS, type Point } from '@phantom/map';

/** An area as Google's encoded polyline, to about a metre. The service reads the same. */
export const encodeArea = (corners: readonly Point[]): string =>
  encode(corners.map(({ latitude, longitude }) => [latitude, longitude]));

/** The corners of an encoded area. Null when it is none. */
export const decodeArea = (text: string): Point[] | null => {
  const pairs = decode(text);
  // The library reads malformed texts, too.
  if (encode(pairs) !== text) return null;
  const isOnEarth = pairs.every(([y, x]) => Math.abs(y) <= 90 && Math.abs(x) <= 180);
  return isOnEarth && pairs.length >= 3 && pairs.length <= MAX_CORNERS
    ? pairs.map(([latitude, longitude]) => ({ latitude, longitude }))
    : null;
};
