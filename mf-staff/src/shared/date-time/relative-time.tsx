import { useTranslation } from '@phantom/mf-kit';
import { useDateTime } from './company-time';
import { useNow } from './use-now';

export function RelativeTime({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const dateTime = useDateTime();
  return (
    <time dateTime={at} title={dateTime(at)}>
      {formatRelativeTime(at, useNow(), i18n.language)}
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

/** Relative time as text: "3 days ago", "now". A future time counts as now, because clocks differ. */
export function formatRelativeTime(at: string, now: number, language: string): string {
  const age = Math.max(0, now - Date.parse(at));
  const [unit, length] = UNITS.find((each) => age >= each[1]) ?? ['second', Infinity];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return format.format(-Math.floor(age / length) || 0, unit);
}
