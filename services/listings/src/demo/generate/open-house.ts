import type { DemoOpenHouse } from '../demo-listing.js';
import { chanceOf } from './random.js';

const times = [
  ['10:30', '12:00'],
  ['11:00', '12:30'],
  ['12:00', '14:00'],
  ['13:00', '15:00'],
  ['14:30', '16:00'],
] as const;

/** A made-up viewing on one of the coming weekends; most homes have none. */
export function openHouseOf(key: string, share: number): DemoOpenHouse | null {
  const chance = chanceOf(`open house ${key}`);
  if (!chance.happens(share)) return null;
  const [starts, ends] = chance.pick(times);
  return { weekend: chance.whole(1, 6), day: chance.pick(['Saturday', 'Sunday']), starts, ends };
}
