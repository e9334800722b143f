/** What kind of phone a visitor gives the number of. */
export const PHONE_KINDS = ['mobile', 'work', 'home'] as const;

export type PhoneKind = (typeof PHONE_KINDS)[number];

/** What a visitor writes about. */
export const CONTACT_TOPICS = [
  'General Inquiries',
  'Submit a Deal',
  'Investor Relations',
  'Careers',
  'Other',
] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];
