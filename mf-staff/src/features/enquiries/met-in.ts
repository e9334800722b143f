import type { Colleague } from './api/list-colleagues';
import type { EnquiryDetail } from './api/one-enquiry';

/** Who has signed a note or a change of an enquiry, by the name that they had last. */
export const metIn = ({ notes, history }: EnquiryDetail): Colleague[] =>
  [...notes, ...history]
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
    .map(({ actor_id: id, actor_name: name }) => ({ id, name }));
