/** Visitors come to New York for it, wherever they read this. */
export const TIME_ZONE = 'America/New_York';

export interface OpenHouse {
  /** ISO 8601 times. */
  starts_at: string;
  ends_at: string;
}

/** When a home may be seen, as `Sun, Nov 22, 1:00 – 3:00 PM` in the given language and New York's time. */
export const openHouseTime = ({ starts_at: start, ends_at: end }: OpenHouse, language: string) =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  })
    .formatRange(new Date(start), new Date(end))
    // Engines differ in the width of its spaces, and the server's text has to be the browser's.
    .replaceAll(/\s/g, ' ');
