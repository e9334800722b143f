const DAY_MS = 86_400_000;

/** The company works, and sets its dates, in New York. */
const COMPANY_DAY = new Intl.DateTimeFormat('sv', { timeZone: 'America/New_York' });

/** The company's day at a moment, as YYYY-MM-DD. */
export const companyDay = (now: number): string => COMPANY_DAY.format(now);

/** How many days later one day (YYYY-MM-DD) is than another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
