import { applyDecorators } from '@nestjs/common';
import { TextField, withMessage } from '@phantom/service-kit';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { FORM_MESSAGES } from './messages.js';

/** The default country of a number without a country code. */
const HOME_COUNTRY = 'US';

/**
 * A telephone number in E.164, such as `+12125550142`; undefined for an invalid one.
 *
 * @param typed as a person writes it, with or without a country code
 * @param country ISO 3166-1 alpha-2, a hint for a number without a country code
 */
export function e164Of(typed: string, country?: string): string | undefined {
  const defaultCountry = country && isSupportedCountry(country) ? country : HOME_COUNTRY;
  const number = parsePhoneNumberFromString(typed, { defaultCountry, extract: false });
  return number?.isValid() ? number.number : undefined;
}

const LONGEST = 40;

interface PhoneFieldOptions {
  isRequired: boolean;
}

/** A telephone number as typed. The form's `country`, if any, is its default country. */
export const PhoneField = ({ isRequired }: PhoneFieldOptions): PropertyDecorator =>
  applyDecorators(
    TextField({
      max: LONGEST,
      required: isRequired ? FORM_MESSAGES.phone : undefined,
      tooLong: FORM_MESSAGES.phoneTooLong,
    }),
    ValidateBy(
      { name: 'isPhone', validator: { validate: isPhone } },
      withMessage(FORM_MESSAGES.phone),
    ),
  );

function isPhone(value: unknown, args?: ValidationArguments): boolean {
  const { country } = (args?.object ?? {}) as { country?: unknown };
  const hint = typeof country === 'string' ? country : undefined;
  return typeof value === 'string' && e164Of(value, hint) !== undefined;
}
