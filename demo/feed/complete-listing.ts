import { boroughByPoint } from '@phantom/listings-service';
import type { Borough } from '@phantom/listings-service';
import type { DemoListing } from '@phantom/listings-service/seed';
import { usualAmenities } from './amenities.js';
import { placeOf, type RentalListing, type SaleListing } from './choose-listings.js';
import { descriptionOf, titleOf } from './description.js';
import { type Interior, interiorsOf } from './interiors.js';
import { inPlace, neighbourhoodByZip, neighbourhoodNamed } from './neighbourhoods.js';
import { openHouseOf } from './open-house.js';
import { type SeededRandom, seededRandom } from './random.js';
import { alongTheBlock, longStreet, parseStreet } from './street.js';
import { capital } from './words.js';

const standing = new Set(['Multi Family', 'Single Family Residence', 'Townhouse']);
const plots = [1800, 2000, 2500, 2500, 3000, 4000, 4000, 5000];

/** A sale with the facts of the feed. Amenities and the plot are not in the feed, so they are made up. */
export function demoSale(listing: SaleListing, interiors: readonly Interior[]): DemoListing {
  const random = seededRandom(`sale ${listing.ListingKey}`);
  const amenities = amenitiesOf(listing, random);
  const plot = standing.has(listing.PropertySubType) ? random.pick(plots) : null;
  const place = neighbourhoodByZip(listing.Borough, listing.PostalCode);
  const draft: DemoDraft = {
    key: listing.ListingKey,
    offer: 'sale',
    status: listing.StandardStatus,
    kind: listing.PropertySubType,
    ownership: listing.Ownership,
    furnished: null,
    price: listing.ListPrice,
    bedrooms: listing.BedroomsTotal,
    bathrooms: listing.BathroomsTotalDecimal,
    area: listing.LivingArea,
    lot_size: plot,
    address: listing.UnparsedAddress,
    city: listing.City ?? 'New York',
    zip_code: listing.PostalCode,
    borough: listing.Borough,
    neighborhood: listing.SubdivisionName ?? place?.name ?? null,
    latitude: listing.Latitude,
    longitude: listing.Longitude,
    floor: null,
    building_age: null,
    minutes_to_subway: null,
    amenities,
    open_house: openHouseOf(listing.ListingKey, 0.22),
    listed_days_ago: random.whole(0, 60),
    synthetic: plot === null ? ['amenities'] : ['lot_size', 'amenities'],
  };
  return finish(draft, interiors);
}

function amenitiesOf({ PropertySubType: kind }: SaleListing, random: SeededRandom): string[] {
  const usual = usualAmenities[kind] ?? [];
  return random.some(usual, random.whole(2, 5));
}

interface Site {
  address: string;
  latitude: number;
  longitude: number;
}

/**
 * The feed has no rentals in the Bronx and on Staten Island. Their facts are those of a rental elsewhere, and all are
 * marked as synthetic.
 */
const figures = ['price', 'bedrooms', 'bathrooms', 'area', 'floor', 'building_age', 'amenities'];

/**
 * A rental with the facts of the feed. The feed has no addresses, so the address is made up, on the block of a sale
 * in the same neighborhood.
 *
 * @param borough the borough to show; another one than that of the feed makes every figure synthetic
 */
export function demoRental(
  rental: RentalListing,
  neighbour: SaleListing,
  borough: Borough,
  interiors: readonly Interior[],
): DemoListing {
  const isMoved = borough !== rental.Borough;
  const key = `${isMoved ? `${borough}-` : ''}rental-${rental.ListingKey}`;
  const random = seededRandom(key);
  const site = siteBeside(neighbour, rental.EntryLevel, random);
  const place = neighbourhoodByZip(borough, neighbour.PostalCode)?.name ?? null;
  const draft: DemoDraft = {
    key,
    offer: 'rental',
    status: 'Active',
    kind: 'Apartment',
    ownership: null,
    furnished: random.happens(0.15) ? 'Furnished' : 'Unfurnished',
    price: isMoved ? movedRent(rental.ListPrice) : rental.ListPrice,
    bedrooms: rental.BedroomsTotal,
    bathrooms: rental.BathroomsTotalDecimal,
    area: rental.LivingArea,
    lot_size: null,
    ...site,
    city: neighbour.City ?? 'New York',
    zip_code: neighbour.PostalCode,
    borough,
    neighborhood: isMoved ? place : (placeOf(rental)?.name ?? null),
    floor: rental.EntryLevel,
    building_age: rental.BuildingAgeYears,
    minutes_to_subway: isMoved ? null : rental.MinutesToSubway,
    amenities: rental.Amenities,
    open_house: openHouseOf(key, 0.22),
    listed_days_ago: random.whole(0, 45),
    synthetic: [
      ...['address', 'city', 'zip_code', 'latitude', 'longitude', 'furnished'],
      ...(isMoved ? ['neighborhood', ...figures] : []),
    ],
  };
  return finish(draft, interiors);
}

function siteBeside(neighbour: SaleListing, floor: number, random: SeededRandom): Site {
  const known = parseStreet(neighbour.UnparsedAddress);
  if (!known) throw new Error(`No street in ${neighbour.UnparsedAddress}`);
  const number = alongTheBlock(known.number, random.pick([-6, -5, -4, -3, 3, 4, 5, 6]));
  const unit = `${Math.max(1, floor)}${random.pick(['A', 'B', 'C', 'D', 'E', 'F'])}`;
  return {
    address: `${number} ${known.street} Apt ${unit}`,
    ...pointBeside(neighbour, random),
  };
}

/** Some fifty metres away, unless that is in the water. */
function pointBeside({ Latitude, Longitude, Borough }: SaleListing, random: SeededRandom) {
  const latitude = round(Latitude + (random.next() - 0.5) * 0.001);
  const longitude = round(Longitude + (random.next() - 0.5) * 0.001);
  const isAshore = boroughByPoint(latitude, longitude) === Borough;
  return isAshore ? { latitude, longitude } : { latitude: Latitude, longitude: Longitude };
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Rents there are about a quarter below those of Brooklyn and Queens. */
const movedRent = (rent: number) => Math.round((rent * 0.75) / 25) * 25;

/** A listing of the demo feed before its texts and pictures. */
type DemoDraft = Omit<DemoListing, 'title' | 'description' | 'interiors'>;

/** Adds title, description and rooms, and lists the made-up fields. */
function finish(draft: DemoDraft, pool: readonly Interior[]): DemoListing {
  const { synthetic, open_house: openHouse, ...facts } = draft;
  const known = draft.neighborhood && neighbourhoodNamed(draft.borough, draft.neighborhood);
  const place = known || neighbourhoodByZip(draft.borough, draft.zip_code);
  const name = draft.neighborhood ?? capital(draft.borough);
  const words = {
    ...draft,
    street: longStreet(parseStreet(draft.address)?.street ?? draft.address),
    place: name,
    where: inPlace(name),
    about: place?.name === draft.neighborhood ? place.about : null,
  };
  return {
    ...facts,
    title: titleOf(words),
    description: descriptionOf(words),
    interiors: interiorsOf(draft, pool),
    open_house: openHouse,
    synthetic: [
      ...synthetic,
      ...(openHouse ? ['open_house'] : []),
      ...['title', 'description', 'interiors', 'listed_days_ago'],
    ],
  };
}
