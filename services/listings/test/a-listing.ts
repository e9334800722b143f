import type { EntityManager } from 'typeorm';
import { Listing } from '../src/listings/listing.entity.js';
import { digestOf, type NewListing } from '../src/listings/listing-writer.js';

/** A condo in Queens. */
export const aListing: NewListing = {
  source: 'test',
  sourceKey: 'a-home',
  transactionType: 'sale',
  borough: 'queens',
  propertyType: 'Residential',
  propertySubType: 'Condominium',
  standardStatus: 'Active',
  specialListingConditions: null,
  ownership: null,
  furnished: null,
  listPrice: 800_000,
  bedroomsTotal: 2,
  bathroomsTotal: 1,
  livingArea: 900,
  lotSizeSquareFeet: null,
  unparsedAddress: '14-53 28th Ave Apt 3A',
  city: 'Astoria',
  stateOrProvince: 'NY',
  postalCode: '11102',
  countyOrParish: 'Queens County',
  subdivisionName: 'Astoria',
  latitude: 40.7702,
  longitude: -73.9301,
  entryLevel: null,
  buildingAgeYears: null,
  minutesToSubway: null,
  amenities: [],
  title: null,
  publicRemarks: null,
  media: [],
  synthetic: [],
};

let listings = 0;

/** Inserts a listing with some different fields. Returns its id. */
export async function addListing(
  manager: EntityManager,
  difference: Partial<NewListing> = {},
): Promise<number> {
  const listing = { ...aListing, sourceKey: `home-${(listings += 1)}`, ...difference };
  const { identifiers } = await manager.insert(Listing, { ...listing, digest: digestOf(listing) });
  return Number(identifiers[0]?.['id']);
}
