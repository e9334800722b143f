/** In the words of the contact call, in the order that they are offered. */
export const NUMBER_KINDS = ['mobile', 'work', 'home'] as const;

export const TOPICS = [
  'General Inquiries',
  'Submit a Deal',
  'Investor Relations',
  'Careers',
  'Other',
] as const;
