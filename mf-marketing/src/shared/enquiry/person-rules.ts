import type { TFunction } from '@phantom/mf-kit';
import { isPhoneNumber } from '@phantom/forms';
import { string } from 'yup';
import { LIMITS } from './limits';

/** HTML takes `name@host` for an address; mail from outside does not reach one. */
const HAS_DOMAIN = /@[^@]+\.[^.@]{2,}$/;

/** Who writes, and how we answer. A telephone number is one of the form's `country`, where it has one. */
export function personRules(t: TFunction) {
  return {
    name: requiredText(t('enquiry.rules.name'), LIMITS.name, t),
    email: requiredText(t('enquiry.rules.email'), LIMITS.email, t)
      .email(t('enquiry.rules.emailForm'))
      .matches(HAS_DOMAIN, { message: t('enquiry.rules.emailForm'), excludeEmptyString: true }),
    phone: requiredText(t('enquiry.rules.phone'), LIMITS.phone, t).test(
      'phone',
      t('enquiry.rules.phoneForm'),
      (typed, { parent }) =>
        !typed || isPhoneNumber(typed, (parent as { country?: string }).country),
    ),
    message: boundedText(LIMITS.message, t),
  };
}

/** A line that must be filled in. */
export const requiredText = (missing: string, max: number, t: TFunction) =>
  boundedText(max, t).required(missing);

const boundedText = (max: number, t: TFunction) =>
  string()
    .trim()
    .max(max, ({ value }: { value: string }) =>
      t('enquiry.rules.tooLong', { count: value.length - max }),
    );
