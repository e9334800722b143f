import { createHash } from 'node:crypto';
import type { ResoListing } from '../reso/reso-listing.js';
import type { Listing } from '../listing/listing.entity.js';

type Assigned = 'id' | 'digest' | 'enteredAt' | 'modifiedAt' | 'offMarketAt';

/** What a source says of a listing. */
export type NewListing = Omit<Listing, Assigned> & { enteredAt?: Date };

/** What an imported feed does not tell, or tells only in text. */
const untold = { furnished: null, title: null, publicRemarks: null, media: [], synthetic: [] };

export function ofReso(listing: ResoListing): NewListing {
  return {
    ...untold,
    source: listing.SourceSystemName,
    sourceKey: listing.ListingKey,
    offer: listing.PropertyType === 'Residential Lease' ? 'rental' : 'sale',
    borough: listing.Borough,
    propertyType: listing.PropertyType,
    propertySubType: listing.PropertySubType,
    standardStatus: listing.StandardStatus,
    specialListingConditions: listing.SpecialListingConditions,
    ownership: listing.Ownership,
    listPrice: rounded(listing.ListPrice),
    bedroomsTotal: listing.BedroomsTotal,
    bathroomsTotal: listing.BathroomsTotalDecimal,
    livingArea: rounded(listing.LivingArea),
    lotSizeSquareFeet: rounded(listing.LotSizeSquareFeet),
    unparsedAddress: listing.UnparsedAddress,
    city: listing.City,
    stateOrProvince: listing.StateOrProvince,
    postalCode: listing.PostalCode,
    countyOrParish: listing.CountyOrParish,
    subdivisionName: listing.SubdivisionName,
    latitude: listing.Latitude,
    longitude: listing.Longitude,
    entryLevel: listing.EntryLevel,
    buildingAgeYears: rounded(listing.BuildingAgeYears),
    minutesToSubway: rounded(listing.MinutesToSubway),
    amenities: listing.Amenities,
  };
}

/** Dollars, feet, years and minutes are kept whole. */
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

/** Tells whether a source says something else than before; the time of entry is not its saying. */
export function digestOf(listing: NewListing): string {
  const said = Object.entries(listing).filter(([name]) => name !== 'enteredAt');
  said.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
