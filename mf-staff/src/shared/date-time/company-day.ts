const DAY_MS = 86_400_000;

/** The company works in New York time. */
const COMPANY_DAY = new Intl.DateTimeFormat('sv', { timeZone: 'America/New_York' });

/** The day in New York, as YYYY-MM-DD. */
export const companyDay = (now: number): string => COMPANY_DAY.format(now);

/** Number of days from one day (YYYY-MM-DD) to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
