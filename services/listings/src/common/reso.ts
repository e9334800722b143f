import type { Borough } from './borough.js';
import type { TransactionType } from './listing-type.js';

/** PropertySubType of the RESO Data Dictionary, and Condop, which New York has added. */
export type PropertySubType = keyof typeof DWELLINGS;

/** StandardStatus of the RESO Data Dictionary: those that feeds report, and `Withdrawn` for a listing that left its feed. */
export const STANDARD_STATUSES = [
  'Active',
  'Active Under Contract',
  'Coming Soon',
  'Pending',
  'Withdrawn',
] as const;
export type StandardStatus = (typeof STANDARD_STATUSES)[number];

/** PropertyType of the RESO Data Dictionary. A rental is a lease. */
export type PropertyType = 'Residential' | 'Residential Lease' | 'Land';

/**
 * A listing with the field names of the RESO Data Dictionary 2.0. Null is unknown. The last five fields are not in
 * the dictionary, or it spreads them over many fields. The database adds OriginalEntryTimestamp,
 * ModificationTimestamp, OffMarketTimestamp and, in the price history, PriceChangeTimestamp.
 */
export interface ResoListing {
  /** The key within its source. It does not change with the price. */
  ListingKey: string;
  SourceSystemName: string;
  PropertyType: PropertyType;
  PropertySubType: PropertySubType | null;
  StandardStatus: StandardStatus;
  SpecialListingConditions: string | null;
  Ownership: string | null;
  /** US dollars; for a lease, per month. */
  ListPrice: number | null;
  /** 0 is a studio. */
  BedroomsTotal: number | null;
  /** Square feet. */
  LivingArea: number | null;
  LotSizeSquareFeet: number | null;
  UnparsedAddress: string | null;
  City: string | null;
  StateOrProvince: string;
  PostalCode: string | null;
  CountyOrParish: string | null;
  /** The neighbourhood. */
  SubdivisionName: string | null;
  /** Degrees, WGS84. */
  Latitude: number | null;
  Longitude: number | null;
  /** The floor of the entrance. */
  EntryLevel: number | null;
  /** The dictionary has whole bathrooms only (BathroomsTotalInteger), which would make 3 of 2.5. */
  BathroomsTotalDecimal: number | null;
  Borough: Borough;
  Amenities: string[];
  BuildingAgeYears: number | null;
  MinutesToSubway: number | null;
}

const DWELLINGS = {
  Apartment: 'Apartment',
  Condominium: 'Condo',
  Condop: 'Condop',
  'Manufactured Home': 'Mobile home',
  'Multi Family': 'Multi-family home',
  'Single Family Residence': 'House',
  'Stock Cooperative': 'Co-op',
  Townhouse: 'Townhouse',
  'Unimproved Land': 'Land',
} as const;

export type DwellingName = (typeof DWELLINGS)[PropertySubType];

export const DWELLING_NAMES: readonly DwellingName[] = Object.values(DWELLINGS);

/** The kind of dwelling in the words of New York. */
export const dwellingName = (kind: PropertySubType): DwellingName => DWELLINGS[kind];

export const transactionTypeOf = (listing: Pick<ResoListing, 'PropertyType'>): TransactionType =>
  listing.PropertyType === 'Residential Lease' ? 'rental' : 'sale';
