import type { Entry } from './api/sources';

/** What an enquiry is about, in a few words; null where nothing of the kind was filled in. */
export const subjectOf = ({
  kind,
  subject,
  investment_amount: amount,
  listing_title: home,
}: Entry) => ({ contact: subject, investor: amount, listing: home })[kind] ?? null;
