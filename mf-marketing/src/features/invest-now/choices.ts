/** Dollars, in the words of the investor call. */
export const AMOUNTS = [
  '$25,000 - $50,000',
  '$50,000 - $100,000',
  '$100,000 - $250,000',
  '$250,000 - $500,000',
  '$500,000 - $1,000,000',
  '$1,000,000+',
] as const;

/** Those that are always offered; the company may have more. */
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

/** Referrers that have a name in every language; all others are names of their own. */
export const TRANSLATED_REFERRERS = [
  'Current Investor',
  'Website/Google Search',
  'Conference',
  'Employee',
  'Ad - LinkedIn',
  'Ad - Google',
  'Ad - Facebook',
  'Prospective Investor',
] as const;
