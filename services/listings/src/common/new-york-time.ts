import type { Language } from '@phantom/service-kit';

/** `Monday, November 30 at 10:00 AM`: a time in New York, without its zone. */
export const newYorkTime = (time: Date, lang: Language): string =>
  new Intl.DateTimeFormat(lang, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    timeZone: 'America/New_York',
  }).format(time);
