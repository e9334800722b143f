import type { TFunction } from '@phantom/mf-kit';
import { object, string } from 'yup';
import { enquiryRules } from '../../../shared/enquiry/enquiry-rules';

/** The rules of the investor form. The rule of the phone number reads the country. */
export const rules = (t: TFunction) => object({ ...enquiryRules(t), country: string() });
