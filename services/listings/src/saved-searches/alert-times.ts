import { companyDay, DAY, HOUR } from '@phantom/service-kit';
import { startOfDay } from '../search/search.mapper.js';
import type { AlertFrequency } from './saved-search.entity.js';

/** The hour in New York at which daily and weekly mails go out. */
const MORNING = 8;

/** Monday, as `getUTCDay` counts. */
const WEEKLY_ON = 1;

/** The last time at which the mails of a frequency went out: alerts from before it are due. */
export function lastDispatch(frequency: Exclude<AlertFrequency, 'at-once'>, now: Date): Date {
  // A week has seven mornings, and the one of today may not have come.
  for (let back = 0; back <= 7; back += 1) {
    const day = companyDay(now.getTime() - back * DAY);
    const morning = new Date(startOfDay(day) + MORNING * HOUR);
    const isOfFrequency =
      frequency === 'daily' || new Date(`${day}T00:00:00Z`).getUTCDay() === WEEKLY_ON;
    if (isOfFrequency && morning <= now) return morning;
  }
  throw new Error(`No ${frequency} dispatch before ${now.toISOString()}`);
}
