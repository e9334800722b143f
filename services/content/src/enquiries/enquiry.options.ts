export const PHONE_KINDS = ['mobile', 'work', 'home'] as const;

export type PhoneKind = (typeof PHONE_KINDS)[number];

export const CONTACT_TOPICS = [
  'General Inquiries',
  'Submit a Deal',
  'Investor Relations',
  'Careers',
  'Other',
] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const ACCREDITED = ['Yes', 'No'] as const;

export const INVESTMENT_AMOUNTS = [
  '$25,000 - $50,000',
  '$50,000 - $100,000',
  '$100,000 - $250,000',
  '$250,000 - $500,000',
  '$500,000 - $1,000,000',
  '$1,000,000+',
] as const;

export type InvestmentAmount = (typeof INVESTMENT_AMOUNTS)[number];

/** Standard choices for how an investor heard of the company. The setting `REFERRED_BY` adds names. */
export const REFERRERS = [
  'Current Investor',
  'Website/Google Search',
  'Conference',
  'Facebook',
  'Linkedin',
  'Instagram',
  'Twitter',
  'Employee',
  'Ad - LinkedIn',
  'Ad - Google',
  'Ad - Facebook',
  'Prospective Investor',
] as const;
