/** All calendar days of the company are days in New York. */
const formatter = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
});

/** The day in New York at a time, by default the current one: `YYYY-MM-DD`. */
export const companyDay = (time: Date | number = Date.now()): string => formatter.format(time);
