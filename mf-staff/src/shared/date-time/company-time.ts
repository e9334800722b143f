import { formatOf, useTranslation } from '@phantom/mf-kit';

/**
 * The company works in New York time, wherever its employees are: each time of day is shown and entered in this zone, and
 * names it.
 */
export const COMPANY_TIME_ZONE = 'America/New_York';

export const CLOCK = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** `04 Mar, 2026, 2:05 PM EST`; date, clock and zone follow the language. */
export function formatDateTime(language: string, value: Date | string | number): string {
  const clock = new Intl.DateTimeFormat(language, { ...CLOCK, timeZone: COMPANY_TIME_ZONE });
  return `${formatOf(language).date(value)}, ${clock.format(new Date(value))}`;
}

/** Formats times in the language of the page. */
export function useDateTime() {
  const { i18n } = useTranslation();
  return (value: Date | string | number) => formatDateTime(i18n.language, value);
}
