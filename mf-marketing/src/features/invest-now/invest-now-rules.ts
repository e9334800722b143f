import type { TFunction } from '@phantom/mf-kit';
import { object, string } from 'yup';
import { personRules } from '../../shared/enquiry/person-rules';

/** What the investor form needs before it is sent; the country is there for the number beside it. */
export const rules = (t: TFunction) => object({ ...personRules(t), country: string() });
