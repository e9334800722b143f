import { listingTypeOf } from '../common/listing-type.js';
import { dwellingName } from '../common/reso.js';
import type { ListingDto, OpenHouseDto, PriceChangeDto } from './listing.dto.js';
import type { Listing, ListingPrice, Media, OpenHouse } from './listing.entity.js';

/** The base URL of pictures. Paths in a list are relative to it. */
export const PICTURES_URL = '/pictures/';

/** A listing with its upcoming open houses, the next first. */
export type ListingWithOpenHouses = Listing & { openHouses: OpenHouse[] };

const UNDER_CONTRACT = new Set(['Active Under Contract', 'Pending']);

/** An entry of a list. Its images are relative paths of pictures. */
export function toListingDto(listing: ListingWithOpenHouses): ListingDto {
  const paths = listing.media.filter(({ type }) => type === 'image').map(({ path }) => path);
  return toDto(listing, paths);
}

/** A listing for its own page. Its images are the full URLs of pictures and videos. */
export function toListingDetailDto(listing: ListingWithOpenHouses): ListingDto {
  return toDto(listing, listing.media.map(withUrl));
}

export function toPriceChangeDto({ price, since }: ListingPrice): PriceChangeDto {
  return { price, since: since.toISOString() };
}

function withUrl({ path, type }: Media) {
  return { url: type === 'image' ? PICTURES_URL + path : path, type };
}

function toDto(listing: ListingWithOpenHouses, images: unknown[]): ListingDto {
  const { amenities, propertySubType } = listing;
  return {
    id: listing.id,
    images: JSON.stringify(images),
    address: listing.unparsedAddress,
    city: listing.city,
    state: listing.stateOrProvince,
    zip_code: listing.postalCode,
    bedrooms: listing.bedroomsTotal,
    bathrooms: listing.bathroomsTotal,
    type: propertySubType && dwellingName(propertySubType),
    price: listing.listPrice,
    furnished: listing.furnished,
    area: listing.livingArea,
    lot_size: listing.lotSizeSquareFeet,
    title: listing.title,
    description: listing.publicRemarks,
    amenities: amenities.length > 0 ? amenities.join(', ') : null,
    listing_type: listingTypeOf(listing.transactionType),
    borough: listing.borough,
    neighbourhood: listing.subdivisionName,
    latitude: listing.latitude,
    longitude: listing.longitude,
    ownership: listing.ownership,
    status: listing.standardStatus,
    available: !UNDER_CONTRACT.has(listing.standardStatus),
    floor: listing.entryLevel,
    building_age: listing.buildingAgeYears,
    minutes_to_subway: listing.minutesToSubway,
    open_houses: listing.openHouses.map(toOpenHouseDto),
    currency: 'USD',
    listed_at: listing.enteredAt.toISOString(),
    synthetic: listing.synthetic,
  };
}

function toOpenHouseDto({ startsAt, endsAt, synthetic }: OpenHouse): OpenHouseDto {
  return { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString(), synthetic };
}
