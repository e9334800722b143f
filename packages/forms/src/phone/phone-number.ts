import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Where a number without a country code is from, unless the visitor says otherwise. */
const HOME_COUNTRY = 'US';

/**
 * A telephone number as it is read anywhere, `+1 212 555 0142`; undefined for what is none.
 *
 * @param typed with or without a country code
 * @param country ISO 3166-1 alpha-2: whose numbers one without a country code is among
 */
export function internationalNumber(typed: string, country?: string): string | undefined {
  const defaultCountry = country && isSupportedCountry(country) ? country : HOME_COUNTRY;
  const number = parsePhoneNumberFromString(typed, { defaultCountry, extract: false });
  return number?.isValid() ? number.formatInternational() : undefined;
}
