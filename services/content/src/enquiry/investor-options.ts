export const ACCREDITED = ['Yes', 'No'] as const;

/** What an investor expects to invest. */
export const INVESTMENT_AMOUNTS = [
  '$25,000 - $50,000',
  '$50,000 - $100,000',
  '$100,000 - $250,000',
  '$250,000 - $500,000',
  '$500,000 - $1,000,000',
  '$1,000,000+',
] as const;

export type InvestmentAmount = (typeof INVESTMENT_AMOUNTS)[number];

/** How an investor came to us; people who may have told of us are a setting beside. */
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
