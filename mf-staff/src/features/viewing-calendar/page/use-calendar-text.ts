import { COMPANY_TIME_ZONE } from '../../../shared/date-time/company-time';
import type { CalendarSlot } from '../api/viewing-calendar';
import { useViewingTexts } from '../viewing-texts';
import { addDays } from '../week';

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;
const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

type Times = Pick<CalendarSlot, 'starts_at' | 'ends_at'>;

/** The days and times of the calendar, in the language of the page. */
export function useCalendarText() {
  const { language } = useViewingTexts().i18n;
  const rangeOf = (
    options: Intl.DateTimeFormatOptions,
    { starts_at: start, ends_at: end }: Times,
  ) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: COMPANY_TIME_ZONE })
      .formatRange(new Date(start), new Date(end))
      // Engines use different spaces, and the server's text must equal the browser's.
      .replaceAll(/\s/g, ' ');
  return {
    /** `10:00 – 10:30 AM` */
    time: (slot: Times) => rangeOf(CLOCK, slot),
    /** The same with the day. */
    fullTime: (slot: Times) => rangeOf({ ...LONG_DAY, ...CLOCK }, slot),
    /** `Monday, November 30` */
    dayName: (day: string) =>
      new Intl.DateTimeFormat(language, { ...LONG_DAY, timeZone: 'UTC' }).format(new Date(day)),
    /** `Nov 30 – Dec 6, 2026` */
    weekName: (monday: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
        .formatRange(new Date(monday), new Date(addDays(monday, 6)))
        .replaceAll(/\s/g, ' '),
  };
}
