import { companyDay } from '../../shared/date-time/company-day';

const DAY_MS = 86_400_000;

/** A calendar day as YYYY-MM-DD. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The Monday of the week that the address names; that of the current week where it names none. */
export function readWeek(params: URLSearchParams, now: number): string {
  const from = params.get('from') ?? '';
  const isDay = DAY.test(from) && !Number.isNaN(Date.parse(from));
  return mondayOf(isDay ? from : companyDay(now));
}

/** The seven days of a week. */
export const daysOf = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, day) => addDays(monday, day));
