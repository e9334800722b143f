import type { DemoOpenHouse } from '@phantom/listings-service/seed';
import { seededRandom } from './random.js';

const times = [
  ['10:30', '12:00'],
  ['11:00', '12:30'],
  ['12:00', '14:00'],
  ['13:00', '15:00'],
  ['14:30', '16:00'],
] as const;

/** A made-up open house on one of the coming weekends. Most listings have none. */
export function openHouseOf(key: string, share: number): DemoOpenHouse | null {
  const random = seededRandom(`open house ${key}`);
  if (!random.happens(share)) return null;
  const [starts, ends] = random.pick(times);
  return { weekend: random.whole(1, 6), day: random.pick(['Saturday', 'Sunday']), starts, ends };
}
