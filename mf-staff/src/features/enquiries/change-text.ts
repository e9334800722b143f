import type { TFunction } from '@phantom/mf-kit';
import type { EnquiryDetail } from './api/one-enquiry';
import type { State } from './enquiry';

type Change = EnquiryDetail['history'][number];

/** What was changed, in words. */
export const changeText = ({ field, from, to }: Change, t: TFunction): string => {
  if (field === 'assignee') {
    return to ? t('enquiry.history.assigned', { name: to }) : t('enquiry.history.freed');
  }
  const name = (state: State) => t(`enquiries.state.${state}`);
  return `${name(from as State)} → ${name(to as State)}`;
};
