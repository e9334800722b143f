import type { PropertySubType } from '../reso/reso-listing.js';

const names = {
  Apartment: 'Apartment',
  Condominium: 'Condo',
  Condop: 'Condop',
  'Manufactured Home': 'Mobile home',
  'Multi Family': 'Multi-family home',
  'Single Family Residence': 'House',
  'Stock Cooperative': 'Co-op',
  Townhouse: 'Townhouse',
  'Unimproved Land': 'Land',
} as const satisfies Record<PropertySubType, string>;

export type DwellingName = (typeof names)[PropertySubType];

export const DWELLING_NAMES: readonly DwellingName[] = Object.values(names);

/** The kind of dwelling in the words that New Yorkers use. */
export const dwellingName = (kind: PropertySubType): DwellingName => names[kind];
