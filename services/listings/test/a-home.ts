import type { EntityManager } from 'typeorm';
import { Listing } from '../src/listing/listing.entity.js';
import { digestOf, type NewListing } from '../src/store/new-listing.js';

/** A condo in Queens as a source tells of it. */
export const aHome: NewListing = {
  source: 'test',
  sourceKey: 'a-home',
  offer: 'sale',
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

let homes = 0;

/** Adds a home that differs in this from the others. Returns its id. */
export async function addHome(
  manager: EntityManager,
  difference: Partial<NewListing> = {},
): Promise<number> {
  const home = { ...aHome, sourceKey: `home-${(homes += 1)}`, ...difference };
  const { identifiers } = await manager.insert(Listing, { ...home, digest: digestOf(home) });
  return Number(identifiers[0]?.['id']);
}
