import type { Borough } from '../geography/borough.js';

/** Kinds of dwelling: values of the RESO Data Dictionary's PropertySubType, but for Condop, which New York added. */
export const PROPERTY_SUB_TYPES = [
  'Apartment',
  'Condominium',
  'Condop',
  'Manufactured Home',
  'Multi Family',
  'Single Family Residence',
  'Stock Cooperative',
  'Townhouse',
  'Unimproved Land',
] as const;
export type PropertySubType = (typeof PROPERTY_SUB_TYPES)[number];

/** Of the Dictionary's statuses, those that the feeds can tell, and last that of a home which they tell no more. */
export const STANDARD_STATUSES = [
  'Active',
  'Active Under Contract',
  'Coming Soon',
  'Pending',
  'Withdrawn',
] as const;
export type StandardStatus = (typeof STANDARD_STATUSES)[number];

/** The Dictionary's PropertyType. A rental is a lease; land is told apart from homes. */
export type PropertyType = 'Residential' | 'Residential Lease' | 'Land';

/**
 * A listing under the field names of the RESO Data Dictionary 2.0. What a feed does not tell is null.
 * The last five fields are our own: the Dictionary has no field for them, or spreads them over many.
 * What the database adds to it is the Dictionary's OriginalEntryTimestamp, ModificationTimestamp, OffMarketTimestamp
 * and, in the history of its prices, PriceChangeTimestamp.
 */
export interface ResoListing {
  /** Identity within its source, made of facts that outlive a change of price. */
  ListingKey: string;
  SourceSystemName: string;
  PropertyType: PropertyType;
  PropertySubType: PropertySubType | null;
  StandardStatus: StandardStatus;
  SpecialListingConditions: string | null;
  Ownership: string | null;
  /** US dollars; of a lease, a month. */
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
  /** WGS84 degrees. */
  Latitude: number | null;
  Longitude: number | null;
  /** Floor of the home's entrance in its building. */
  EntryLevel: number | null;
  /** The Dictionary counts whole bathrooms only (BathroomsTotalInteger), and would make 3 of 2.5. */
  BathroomsTotalDecimal: number | null;
  Borough: Borough;
  Amenities: string[];
  BuildingAgeYears: number | null;
  MinutesToSubway: number | null;
}
