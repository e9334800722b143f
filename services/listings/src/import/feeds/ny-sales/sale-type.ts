import type { PropertySubType, PropertyType, StandardStatus } from '../../../reso/reso-listing.js';
import type { Note } from '../feed.js';

/** What the TYPE column of the sales feed tells: a kind of dwelling, or how the offer stands instead of it. */
export interface SaleType {
  PropertyType: PropertyType;
  PropertySubType: PropertySubType | null;
  StandardStatus: StandardStatus;
  SpecialListingConditions: string | null;
  Ownership: string | null;
}

const kinds = new Map<string, PropertySubType>([
  ['co-op', 'Stock Cooperative'],
  ['condo', 'Condominium'],
  ['condop', 'Condop'],
  ['house', 'Single Family Residence'],
  ['land', 'Unimproved Land'],
  ['mobile house', 'Manufactured Home'],
  ['multi-family home', 'Multi Family'],
  ['townhouse', 'Townhouse'],
]);

// These forms of ownership are what the words condo and co-op say; a house may be owned in several ways.
const ownerships = new Map<PropertySubType, string>([
  ['Condominium', 'Condominium'],
  ['Condop', 'Condop'],
  ['Stock Cooperative', 'Cooperative'],
]);

const statuses = new Map<string, StandardStatus>([
  ['pending', 'Pending'],
  ['contingent', 'Active Under Contract'],
  ['coming soon', 'Coming Soon'],
  ['for sale', 'Active'],
  ['foreclosure', 'Active'],
]);

const unknownKind: SaleType = {
  PropertyType: 'Residential',
  PropertySubType: null,
  StandardStatus: 'Active',
  SpecialListingConditions: null,
  Ownership: null,
};

export function readSaleType(cell: string, note: Note): SaleType {
  const type = cell.toLowerCase();
  const status = statuses.get(type);
  if (status) {
    note('type-is-a-status', cell);
    const conditions = type === 'foreclosure' ? 'In Foreclosure' : null;
    return { ...unknownKind, StandardStatus: status, SpecialListingConditions: conditions };
  }
  const kind = kinds.get(type.replace(/ for sale$/, ''));
  if (!kind) {
    note('unknown-type', cell);
    return unknownKind;
  }
  return {
    ...unknownKind,
    PropertyType: kind === 'Unimproved Land' ? 'Land' : 'Residential',
    PropertySubType: kind,
    Ownership: ownerships.get(kind) ?? null,
  };
}
