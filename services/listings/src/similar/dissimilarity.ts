import type { Home, Place, Profile } from '../search/home.js';

/** What two homes are compared by. Null is unknown. */
export type ComparedHome = Pick<
  Home,
  | 'id'
  | 'offer'
  | 'borough'
  | 'neighbourhood'
  | 'zipCode'
  | 'dwelling'
  | 'bedrooms'
  | 'price'
  | 'latitude'
  | 'longitude'
>;

// One step of unlikeness is what makes a visitor hesitate: a kilometre, a quarter of the price, a bedroom, another
// kind of dwelling. What is far off in one thing is not made worse by being further off.
const KILOMETRE = 1;
const QUARTER = 0.25;
const FARTHEST = 4;
const UNKNOWN_PRICE = 2;
const UNKNOWN_BEDROOMS = 1;
const UNKNOWN_DWELLING = 0.5;
/** Also the least between two homes that are compared by the names of their places. */
export const SAME_NEIGHBOURHOOD = 0.5;
const OTHER_NEIGHBOURHOOD = 3;

const KILOMETRES_A_DEGREE = 111.2;

/** Steps between two prices; 0 is unknown. */
export function priceSteps(one: number, other: number): number {
  if (one === 0 || other === 0) return UNKNOWN_PRICE;
  const share = Math.abs(one - other) / Math.min(one, other);
  return Math.min(FARTHEST, share / QUARTER);
}

/** Steps between two kinds of home. */
export function profileSteps(
  one: Pick<Profile, 'dwelling' | 'bedrooms'>,
  other: Pick<Profile, 'dwelling' | 'bedrooms'>,
): number {
  const bedrooms =
    one.bedrooms === null || other.bedrooms === null
      ? UNKNOWN_BEDROOMS
      : Math.min(FARTHEST, Math.abs(one.bedrooms - other.bedrooms));
  if (one.dwelling === other.dwelling) return bedrooms;
  const isUnknown = one.dwelling === null || other.dwelling === null;
  return bedrooms + (isUnknown ? UNKNOWN_DWELLING : 1);
}

/** Steps between two places of which one has no coordinates. */
export function nameSteps(one: Place, other: Pick<Place, 'neighbourhood' | 'zipCode'>): number {
  const isNear =
    (one.neighbourhood !== null && one.neighbourhood === other.neighbourhood) ||
    (one.zipCode !== null && one.zipCode === other.zipCode);
  return isNear ? SAME_NEIGHBOURHOOD : OTHER_NEIGHBOURHOOD;
}

/**
 * Steps from a point of the city: flat, as the earth is over so short a way.
 *
 * @param latitude degrees, as all here; NaN is unknown
 * @returns NaN when either is unknown
 */
export function stepsFrom(latitude: number, longitude: number) {
  const width = Math.cos((latitude * Math.PI) / 180);
  return (otherLatitude: number, otherLongitude: number): number => {
    const north = otherLatitude - latitude;
    const east = (otherLongitude - longitude) * width;
    const kilometres = Math.sqrt(north * north + east * east) * KILOMETRES_A_DEGREE;
    return Math.min(FARTHEST, kilometres / KILOMETRE);
  };
}
