import { useTranslation } from '@phantom/mf-kit';
import type { EnquiryDetail } from '../api/one-enquiry';
import type { State } from '../enquiry';
import type { NameOf } from './use-name-of';

type Change = EnquiryDetail['history'][number];

/** Who changed what of an enquiry, in a line. */
export const useChangeLine = (nameOf: NameOf) => {
  const { t } = useTranslation();
  const stateName = (state: string | null) => t(`enquiries.state.${state as State}`);
  const textOf = ({ field, from, to }: Change): string => {
    if (field === 'state') return `${stateName(from)} → ${stateName(to)}`;
    if (to === null) return t('enquiry.history.freed');
    // The oldest changes have the name in the place of the account.
    return t('enquiry.history.assigned', { name: /^\d+$/.test(to) ? nameOf(Number(to)) : to });
  };
  return (change: Change): string => `${change.actor_name}: ${textOf(change)}`;
};
