import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Where a number without a country code is taken to be from, unless the form says otherwise. */
const HOME_COUNTRY = 'US';

/**
 * A telephone number in E.164, such as `+12125550142`; undefined for what is none.
 *
 * @param typed as a person writes it, with or without a country code
 * @param country ISO 3166-1 alpha-2, a hint for a number without a country code
 */
export function e164Of(typed: string, country?: string): string | undefined {
  const defaultCountry = country && isSupportedCountry(country) ? country : HOME_COUNTRY;
  const number = parsePhoneNumberFromString(typed, { defaultCountry, extract: false });
  return number?.isValid() ? number.number : undefined;
}
