import type { ListingDto } from './dto/listing.dto.js';
import type { OpenHouseDto } from './dto/open-house.dto.js';
import { dwellingName } from './dwelling.js';
import type { Listing, Media, Offer } from './listing.entity.js';
import type { OpenHouse } from './open-house.entity.js';

/** Where pictures are served; paths in a list are relative to it. */
export const PICTURES = '/pictures/';

/** A home with its open houses to come, soonest first. */
export type ShownListing = Listing & { openHouses: OpenHouse[] };

const promised = new Set(['Active Under Contract', 'Pending']);

/** What is offered, in the contract's word. */
export const listingType = (offer: Offer): ListingDto['listing_type'] =>
  offer === 'sale' ? 'sales' : 'rentals';

/** A home as an entry of a list: its pictures are relative paths. */
export function listEntry(listing: ShownListing): ListingDto {
  const pictures = listing.media.filter(({ type }) => type === 'image');
  return view(
    listing,
    pictures.map(({ path }) => path),
  );
}

/** A home on its own page: pictures and videos with their whole addresses. */
export function detail(listing: ShownListing): ListingDto {
  return view(listing, listing.media.map(addressed));
}

function addressed({ path, type }: Media) {
  return { url: type === 'image' ? PICTURES + path : path, type };
}

function view(listing: ShownListing, images: unknown[]): ListingDto {
  const { amenities, propertySubType: kind } = listing;
  return {
    id: listing.id,
    images: JSON.stringify(images),
    address: listing.unparsedAddress,
    city: listing.city,
    state: listing.stateOrProvince,
    zip_code: listing.postalCode,
    bedrooms: listing.bedroomsTotal,
    bathrooms: listing.bathroomsTotal,
    type: kind && dwellingName(kind),
    price: listing.listPrice,
    furnished: listing.furnished,
    area: listing.livingArea,
    lot_size: listing.lotSizeSquareFeet,
    title: listing.title,
    description: listing.publicRemarks,
    amenities: amenities.length > 0 ? amenities.join(', ') : null,
    listing_type: listingType(listing.offer),
    borough: listing.borough,
    neighbourhood: listing.subdivisionName,
    latitude: listing.latitude,
    longitude: listing.longitude,
    ownership: listing.ownership,
    status: listing.standardStatus,
    available: !promised.has(listing.standardStatus),
    floor: listing.entryLevel,
    building_age: listing.buildingAgeYears,
    minutes_to_subway: listing.minutesToSubway,
    open_houses: listing.openHouses.map(openHouse),
    currency: 'USD',
    listed_at: listing.enteredAt.toISOString(),
    synthetic: listing.synthetic,
  };
}

function openHouse({ startsAt, endsAt, synthetic }: OpenHouse): OpenHouseDto {
  return { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString(), synthetic };
}
