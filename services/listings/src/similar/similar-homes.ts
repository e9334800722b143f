import type { HomeIndex } from '../search/home-index.js';
import {
  type ComparedHome,
  nameSteps,
  priceSteps,
  profileSteps,
  SAME_NEIGHBOURHOOD,
  stepsFrom,
} from './dissimilarity.js';
import { Nearest } from './nearest.js';
import { visitNearestFirst } from './visit-nearest-first.js';

/**
 * The homes on the market that are most like this one, of the same offer and borough; newest first among equals.
 *
 * @param home need not be on the market itself
 * @returns their ids
 */
export function similarHomes(index: HomeIndex, home: ComparedHome, limit: number): number[] {
  const { columns, blocks, partitions } = index;
  const { id, enteredAt, price, place, profile, latitude, longitude } = columns;
  const ofPlace = Float64Array.from(index.places.all, (other) => nameSteps(other, home));
  const ofProfile = Float64Array.from(index.profiles.all, (other) => profileSteps(other, home));
  const [ownLatitude, ownLongitude] = [home.latitude ?? Number.NaN, home.longitude ?? Number.NaN];
  const distance = stepsFrom(ownLatitude, ownLongitude);
  const ownPrice = home.price ?? 0;

  const nearest = new Nearest(limit, (row, other) => {
    const younger = (enteredAt[row] as number) - (enteredAt[other] as number);
    return younger > 0 || (younger === 0 && (id[row] as number) > (id[other] as number));
  });
  const leastOf = (block: number): number => {
    const [nearLongitude, nearLatitude] = blocks.nearestTo(block, ownLongitude, ownLatitude);
    const steps = distance(nearLatitude, nearLongitude);
    return Number.isNaN(steps) ? SAME_NEIGHBOURHOOD : steps;
  };
  const { offer, borough } = home;
  const rows = partitions.rowsOf({ offer, borough });
  visitNearestFirst(rows, { leastOf, farthest: () => nearest.farthest }, (row) => {
    if (id[row] === home.id) return;
    const likeness =
      (ofProfile[profile[row] as number] as number) + priceSteps(price[row] as number, ownPrice);
    // Most are too unlike for their distance to matter.
    if (likeness > nearest.farthest) return;
    const away = distance(latitude[row] as number, longitude[row] as number);
    const steps = Number.isNaN(away) ? (ofPlace[place[row] as number] as number) : away;
    nearest.offer(row, likeness + steps);
  });
  return nearest.all().map((row) => id[row] as number);
}
