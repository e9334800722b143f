import { useTranslation } from 'react-i18next';

export interface Format {
  /** Whole dollars, as `$1,250,000`. */
  currency: (dollars: number) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** `04 Mar, 2026`, in other languages their natural form, `4. März 2026`; in the company's time zone. */
  date: (value: Date | string | number) => string;
  /** `04 Mar, 2026` (DD MMM, YYYY) in every language, where the product spec prescribes it. */
  specDate: (value: Date | string | number) => string;
}

const COMPANY_TIME_ZONE = 'America/New_York';

/**
 * Makes something once for each language (a BCP 47 tag), such as a format of `Intl`: creating one takes longer than all its uses
 * in a list.
 */
export function perLanguage<Value>(create: (language: string) => Value) {
  const made = new Map<string, Value>();
  return (language: string): Value => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const value = create(language);
    made.set(language, value);
    return value;
  };
}

/** The formatters of one language (a BCP 47 tag). */
export const formatOf = perLanguage((language): Format => {
  const dollars = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  const numbers = new Intl.NumberFormat(language);
  const dates = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: COMPANY_TIME_ZONE,
  });
  const specDate: Format['date'] = (value) => {
    const parts = dates.formatToParts(toDay(value));
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
    return `${part('day').padStart(2, '0')} ${part('month')}, ${part('year')}`;
  };
  const date: Format['date'] = language === 'en' ? specDate : (value) => dates.format(toDay(value));
  return {
    currency: (value) => dollars.format(value),
    number: (value, options) =>
      (options ? new Intl.NumberFormat(language, options) : numbers).format(value),
    date,
    specDate,
  };
});

/** A day without a time is the same day everywhere: noon UTC belongs to it in New York too. */
function toDay(value: Date | string | number): Date {
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return new Date(isDay ? `${value}T12:00Z` : value);
}

/** The formatters of the visitor's language. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  return formatOf(i18n.language);
}
