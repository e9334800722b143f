const HOUR = 60 * 60 * 1000;
const newYorkDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/**
 * The moment at which a day begins in New York, four or five hours behind Greenwich.
 *
 * @param day `YYYY-MM-DD`
 * @param later days after it
 */
export function startOfDay(day: string, later = 0): number {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + later);
  const wanted = date.toISOString().slice(0, 10);
  const summer = date.getTime() + 4 * HOUR;
  return newYorkDay.format(summer) === wanted ? summer : summer + HOUR;
}
