import type { Point } from '@phantom/map';

/** The limit of the service. */
export const MAX_CORNERS = 100;
/** Digits after the point: about a metre. */
const PRECISION = 1e5;

/** An area as Google's encoded polyline, which the service reads. */
export const encodeArea = (corners: readonly Point[]): string => {
  let before = [0, 0];
  return corners
    .map(({ latitude, longitude }) => {
      const now = [latitude, longitude].map((degrees) => Math.round(degrees * PRECISION));
      const text = now.map((value, axis) => encodeNumber(value - (before[axis] ?? 0))).join('');
      before = now;
      return text;
    })
    .join('');
};

/** The corners of an encoded area. Null when it is none. */
export const decodeArea = (text: string): Point[] | null => {
  const numbers = decodeNumbers(text);
  if (!numbers || numbers.length % 2 !== 0) return null;
  let [latitude, longitude] = [0, 0];
  const corners = Array.from({ length: numbers.length / 2 }, (_, at) => {
    latitude += numbers[2 * at] ?? 0;
    longitude += numbers[2 * at + 1] ?? 0;
    return { latitude: latitude / PRECISION, longitude: longitude / PRECISION };
  });
  const isOnEarth = corners.every(
    (corner) => Math.abs(corner.latitude) <= 90 && Math.abs(corner.longitude) <= 180,
  );
  return isOnEarth && corners.length >= 3 && corners.length <= MAX_CORNERS ? corners : null;
};

// Groups of five bits, the lowest first; 32 marks that another group follows. The lowest bit is the sign.

const encodeNumber = (value: number): string => {
  let left = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  for (; left >= 32; left >>= 5) text += String.fromCharCode((32 | (left & 31)) + 63);
  return text + String.fromCharCode(left + 63);
};

const decodeNumbers = (text: string): number[] | null => {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const character of text) {
    const group = character.charCodeAt(0) - 63;
    if (group < 0 || group > 63 || shift > 25) return null;
    value |= (group & 31) << shift;
    shift += 5;
    if (group >= 32) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return shift === 0 ? numbers : null;
};
