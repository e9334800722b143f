import { boroughByPoint } from '../../geography/borough-by-point.js';
import type { Borough } from '../../geography/borough.js';
import type { DemoListing } from '../demo-listing.js';
import { placeOf } from './choose-homes.js';
import { finish, type DemoDraft } from './finish.js';
import type { Interior } from './interiors.js';
import { neighbourhoodByZip } from './neighbourhoods.js';
import { openHouseOf } from './open-house.js';
import { chanceOf, type Chance } from './random.js';
import type { RentalHome, SaleHome } from './shown-home.js';
import { alongTheBlock, parseStreet } from './street.js';

interface Site {
  address: string;
  latitude: number;
  longitude: number;
}

/** The feed has no rentals in the Bronx and on Staten Island: there the facts are those of a rental elsewhere, and all are marked. */
const figures = ['price', 'bedrooms', 'bathrooms', 'area', 'floor', 'building_age', 'amenities'];

/**
 * A home to rent: its facts are the rental feed's. That feed has no addresses, so this one is made up along the
 * block of a home for sale in the same neighborhood.
 *
 * @param borough where it is to be; another than the rental's own makes every figure synthetic
 */
export function demoRental(
  rental: RentalHome,
  neighbour: SaleHome,
  borough: Borough,
  interiors: readonly Interior[],
): DemoListing {
  const isMoved = borough !== rental.Borough;
  const key = `${isMoved ? `${borough}-` : ''}rental-${rental.ListingKey}`;
  const chance = chanceOf(key);
  const site = siteBeside(neighbour, rental.EntryLevel, chance);
  const place = neighbourhoodByZip(borough, neighbour.PostalCode)?.name ?? null;
  const draft: DemoDraft = {
    key,
    offer: 'rental',
    status: 'Active',
    kind: 'Apartment',
    ownership: null,
    furnished: chance.happens(0.15) ? 'Furnished' : 'Unfurnished',
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
    listed_days_ago: chance.whole(0, 45),
    synthetic: [
      ...['address', 'city', 'zip_code', 'latitude', 'longitude', 'furnished'],
      ...(isMoved ? ['neighborhood', ...figures] : []),
    ],
  };
  return finish(draft, interiors);
}

function siteBeside(neighbour: SaleHome, floor: number, chance: Chance): Site {
  const known = parseStreet(neighbour.UnparsedAddress);
  if (!known) throw new Error(`No street in ${neighbour.UnparsedAddress}`);
  const number = alongTheBlock(known.number, chance.pick([-6, -5, -4, -3, 3, 4, 5, 6]));
  const unit = `${Math.max(1, floor)}${chance.pick(['A', 'B', 'C', 'D', 'E', 'F'])}`;
  return {
    address: `${number} ${known.street} Apt ${unit}`,
    ...pointBeside(neighbour, chance),
  };
}

/** Some fifty metres away, unless that is in the river. */
function pointBeside({ Latitude, Longitude, Borough }: SaleHome, chance: Chance) {
  const latitude = round(Latitude + (chance.next() - 0.5) * 0.001);
  const longitude = round(Longitude + (chance.next() - 0.5) * 0.001);
  const isAshore = boroughByPoint(latitude, longitude) === Borough;
  return isAshore ? { latitude, longitude } : { latitude: Latitude, longitude: Longitude };
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Rents there lie about a quarter below those of Brooklyn and Queens. */
const movedRent = (rent: number) => Math.round((rent * 0.75) / 25) * 25;
