import { useFormat, useTranslation } from '@phantom/mf-kit';
import { useNow } from './use-now';

/** How long ago something was, with the exact time as its title. */
export function Moment({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const { dateTime } = useFormat();
  return (
    <time dateTime={at} title={dateTime(at)}>
      {relativeTime(at, useNow(), i18n.language)}
    </time>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

const UNITS = [
  ['year', YEAR],
  ['month', MONTH],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** How long ago a moment is, in words: "3 days ago", "now". What lies ahead by a clock that is fast is now. */
export function relativeTime(at: string, now: number, language: string): string {
  const age = Math.max(0, now - Date.parse(at));
  const [unit, length] = UNITS.find((each) => age >= each[1]) ?? ['second', Infinity];
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return words.format(-Math.floor(age / length) || 0, unit);
}
