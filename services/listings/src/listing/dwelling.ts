import type { PropertySubType } from '../reso/reso-listing.js';

const names: Readonly<Record<PropertySubType, string>> = {
  Apartment: 'Apartment',
  Condominium: 'Condo',
  Condop: 'Condop',
  'Manufactured Home': 'Mobile home',
  'Multi Family': 'Multi-family home',
  'Single Family Residence': 'House',
  'Stock Cooperative': 'Co-op',
  Townhouse: 'Townhouse',
  'Unimproved Land': 'Land',
};

/** The kind of dwelling in the words that New Yorkers use. */
export const dwellingName = (kind: PropertySubType): string => names[kind];
