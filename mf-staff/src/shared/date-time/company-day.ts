import { COMPANY_TIME_ZONE } from './company-time';

const DAY_MS = 86_400_000;

const COMPANY_DAY = new Intl.DateTimeFormat('sv', { timeZone: COMPANY_TIME_ZONE });

/** The day in New York, as YYYY-MM-DD. */
export const companyDay = (now: number): string => COMPANY_DAY.format(now);

/** Number of days from one day (YYYY-MM-DD) to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
