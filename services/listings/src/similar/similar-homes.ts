import type { HomeIndex } from '../search/home-index.js';
import {
  type ComparedHome,
  nameSteps,
  priceSteps,
  profileSteps,
  stepsFrom,
} from './dissimilarity.js';
import { Nearest } from './nearest.js';

/**
 * The homes on the market that are most like this one, of the same offer and borough; newest first among equals.
 *
 * @param home need not be on the market itself
 * @returns their ids
 */
export function similarHomes(index: HomeIndex, home: ComparedHome, limit: number): number[] {
  const { columns } = index;
  const { id, enteredAt, price, place, profile, latitude, longitude } = columns;
  const ofPlace = Float64Array.from(index.places.all, (other) => nameSteps(other, home));
  const ofProfile = Float64Array.from(index.profiles.all, (other) => profileSteps(other, home));
  const distance = stepsFrom(home.latitude ?? Number.NaN, home.longitude ?? Number.NaN);
  const ownPrice = home.price ?? 0;

  const nearest = new Nearest(limit, (row, other) => {
    const younger = (enteredAt[row] as number) - (enteredAt[other] as number);
    return younger > 0 || (younger === 0 && (id[row] as number) > (id[other] as number));
  });
  const { offer, borough } = home;
  for (const row of index.partitions.rowsOf({ offer, borough }).rows()) {
    if (id[row] === home.id) continue;
    const likeness =
      (ofProfile[profile[row] as number] as number) + priceSteps(price[row] as number, ownPrice);
    // Most are too unlike for their distance to matter.
    if (likeness > nearest.farthest) continue;
    const away = distance(latitude[row] as number, longitude[row] as number);
    const steps = Number.isNaN(away) ? (ofPlace[place[row] as number] as number) : away;
    nearest.offer(row, likeness + steps);
  }
  return nearest.all().map((row) => id[row] as number);
}
