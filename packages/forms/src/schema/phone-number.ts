import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const DEFAULT_COUNTRY = 'US';

/** Formats a phone number internationally, for example `+1 212 555 0142`; undefined when it is invalid. */
export function internationalNumber(typed: string, country?: string): string | undefined {
  const defaultCountry = country && isSupportedCountry(country) ? country : DEFAULT_COUNTRY;
  const number = parsePhoneNumberFromString(typed, { defaultCountry, extract: false });
  return number?.isValid() ? number.formatInternational() : undefined;
}
