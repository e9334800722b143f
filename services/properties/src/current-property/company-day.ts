/** Where the company reads its calendar. */
const ZONE = 'America/New_York';

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' });

/** The day that it is at the company: `YYYY-MM-DD`. */
export const companyDay = (now = new Date()): string => calendar.format(now);

const DAY = 24 * 60 * 60 * 1000;

/** Whole days between a moment of the past and now. */
export const daysSince = (moment: Date, now = new Date()): number =>
  Math.max(0, Math.floor((now.getTime() - moment.getTime()) / DAY));
