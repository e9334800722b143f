import type { TFunction } from '@phantom/mf-kit';
import { object } from 'yup';
import { enquiryRules, requiredText } from '../../../shared/enquiry/enquiry-rules';
import { LIMITS } from '../../../shared/enquiry/limits';

/** The rules of the contact form. */
export const rules = (t: TFunction) =>
  object({
    ...enquiryRules(t),
    subject: requiredText(t('contact.rules.subject'), LIMITS.subject, t),
  });
