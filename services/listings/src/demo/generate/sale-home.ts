import type { DemoListing } from '../demo-listing.js';
import { usualAmenities } from './amenity-phrases.js';
import { finish, type DemoDraft } from './finish.js';
import type { Interior } from './interiors.js';
import { neighbourhoodByZip } from './neighbourhoods.js';
import { openHouseOf } from './open-house.js';
import { chanceOf, type Chance } from './random.js';
import type { SaleHome } from './shown-home.js';

const standing = new Set(['Multi Family', 'Single Family Residence', 'Townhouse']);
const plots = [1800, 2000, 2500, 2500, 3000, 4000, 4000, 5000];

/** A home for sale: its facts are the feed's; amenities and the plot, which the feed lacks, are made up. */
export function demoSale(home: SaleHome, interiors: readonly Interior[]): DemoListing {
  const chance = chanceOf(`sale ${home.ListingKey}`);
  const amenities = amenitiesOf(home, chance);
  const plot = standing.has(home.PropertySubType) ? chance.pick(plots) : null;
  const place = neighbourhoodByZip(home.Borough, home.PostalCode);
  const draft: DemoDraft = {
    key: home.ListingKey,
    offer: 'sale',
    status: home.StandardStatus,
    kind: home.PropertySubType,
    ownership: home.Ownership,
    furnished: null,
    price: home.ListPrice,
    bedrooms: home.BedroomsTotal,
    bathrooms: home.BathroomsTotalDecimal,
    area: home.LivingArea,
    lot_size: plot,
    address: home.UnparsedAddress,
    city: home.City ?? 'New York',
    zip_code: home.PostalCode,
    borough: home.Borough,
    neighborhood: home.SubdivisionName ?? place?.name ?? null,
    latitude: home.Latitude,
    longitude: home.Longitude,
    floor: null,
    building_age: null,
    minutes_to_subway: null,
    amenities,
    open_house: openHouseOf(home.ListingKey, 0.22),
    listed_days_ago: chance.whole(0, 60),
    synthetic: plot === null ? ['amenities'] : ['lot_size', 'amenities'],
  };
  return finish(draft, interiors);
}

function amenitiesOf({ PropertySubType: kind }: SaleHome, chance: Chance): string[] {
  const usual = usualAmenities[kind] ?? [];
  return chance.some(usual, chance.whole(2, 5));
}
