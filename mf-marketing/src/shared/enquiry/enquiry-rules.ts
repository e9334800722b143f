import type { TFunction } from '@phantom/mf-kit';
import { isPhoneNumber } from '@phantom/forms';
import { string } from 'yup';
import { LIMITS } from './limits';

/** HTML accepts `name@host`, but mail from the internet cannot reach such an address. */
const HAS_DOMAIN = /@[^@]+\.[^.@]{2,}$/;

/** The rules of the fields that both forms have. A phone number belongs to the `country` of the form, if it has one. */
export function enquiryRules(t: TFunction) {
  return {
    name: requiredText(t('enquiry.rules.name'), LIMITS.name, t),
    email: requiredText(t('enquiry.rules.email'), LIMITS.email, t)
      .email(t('enquiry.rules.emailForm'))
      .matches(HAS_DOMAIN, { message: t('enquiry.rules.emailForm'), excludeEmptyString: true }),
    phone: requiredText(t('enquiry.rules.phone'), LIMITS.phone, t).test(
      'phone',
      t('enquiry.rules.phoneForm'),
      (value, { parent }) =>
        !value || isPhoneNumber(value, (parent as { country?: string }).country),
    ),
    message: boundedText(LIMITS.message, t),
  };
}

/** A required text. */
export const requiredText = (missing: string, max: number, t: TFunction) =>
  boundedText(max, t).required(missing);

const boundedText = (max: number, t: TFunction) =>
  string()
    .trim()
    .max(max, ({ value }: { value: string }) =>
      t('enquiry.rules.tooLong', { count: value.length - max }),
    );
