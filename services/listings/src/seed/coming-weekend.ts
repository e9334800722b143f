import { companyDay } from '@phantom/service-kit';

const dayLength = 24 * 60 * 60 * 1000;
const saturday = 6;

/**
 * A day of one of the weekends that begin after today in New York.
 *
 * @param weekend 1 is the next one
 * @returns `YYYY-MM-DD`
 */
export function comingWeekend(now: Date, weekend: number, day: 'Saturday' | 'Sunday'): string {
  const today = new Date(`${companyDay(now)}T00:00:00Z`);
  const toSaturday = (saturday - today.getUTCDay() + 7) % 7 || 7;
  const days = toSaturday + (weekend - 1) * 7 + (day === 'Sunday' ? 1 : 0);
  return new Date(today.getTime() + days * dayLength).toISOString().slice(0, 10);
}
