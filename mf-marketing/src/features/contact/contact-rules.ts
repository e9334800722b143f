import type { TFunction } from '@phantom/mf-kit';
import { object } from 'yup';
import { LIMITS } from '../../shared/enquiry/limits';
import { personRules, requiredText } from '../../shared/enquiry/person-rules';

/** What the contact form needs before it is sent. */
export const rules = (t: TFunction) =>
  object({
    ...personRules(t),
    subject: requiredText(t('contact.rules.subject'), LIMITS.subject, t),
  });
