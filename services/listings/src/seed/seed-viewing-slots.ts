import type { EntityManager } from 'typeorm';
import { insertSlots } from '../viewings/insert-slots.js';
import { comingWeekend } from './coming-weekend.js';

/** Hours in New York. */
const DAYS = [
  { day: 'Saturday', from: '11:00', to: '13:00' },
  { day: 'Sunday', from: '14:00', to: '15:00' },
] as const;

/** Opens times on the next weekend to see an own home of the demo. Those that are open stay as they are. */
export async function seedViewingSlots(
  manager: EntityManager,
  listingId: number,
  agentId: number | null,
  now: Date,
): Promise<void> {
  for (const { day, from, to } of DAYS) {
    const date = comingWeekend(now, 1, day);
    await insertSlots(manager, { listingId, agentId, day: date, from, to, minutes: 30 });
  }
}
