import { isPhoneNumber, type Rules } from '@phantom/forms';
import type { TFunction } from '@phantom/mf-kit';

/** Maximum lengths of the content service. */
export const LIMITS = { name: 100, email: 254, phone: 40, subject: 200, message: 4000 };

/** HTML accepts `name@host`, but mail from the internet cannot reach such an address. */
const HAS_DOMAIN = /@[^@]+\.[^.@]{2,}$/;

/** The schemas of the fields that both forms have. A phone number belongs to the `country` of the form, if it has one. */
export function enquirySchema(rules: Rules, t: TFunction) {
  const emailForm = t('enquiry.rules.emailForm');
  return {
    name: limitedText('name', rules, t).required(t('enquiry.rules.name')),
    email: limitedText('email', rules, t)
      .required(t('enquiry.rules.email'))
      .email(emailForm)
      .matches(HAS_DOMAIN, emailForm),
    phone: limitedText('phone', rules, t)
      .required(t('enquiry.rules.phone'))
      .test('phone', t('enquiry.rules.phoneForm'), (value, { parent }) =>
        isPhoneNumber(value, (parent as { country?: string }).country),
      ),
    message: limitedText('message', rules, t),
  };
}

export const limitedText = (field: keyof typeof LIMITS, { text }: Rules, t: TFunction) =>
  text().max(LIMITS[field], ({ value }: { value: string }) =>
    t('enquiry.rules.tooLong', { count: value.length - LIMITS[field] }),
  );
