import type { Borough } from '../../geography/borough.js';
import type { Offer } from '../../listing/listing.entity.js';
import type { ResoListing } from '../../reso/reso-listing.js';
import type { Segment } from '../market.js';
import { amenitySets } from './amenity-sets.js';
import { figuresOf } from './figures.js';
import { countBy } from './group-by.js';
import { placeOf, placesOf } from './places.js';
import { priceSteps } from './price-steps.js';
import { fitRooms } from './rooms.js';
import { rounded } from './rounded.js';

/**
 * Describes what is offered in one way in one borough.
 *
 * @param sales of the same borough, which know places better than rentals do
 * @param amenities all names, in the market's order
 */
export function learnSegment(
  offer: Offer,
  borough: Borough,
  listings: readonly ResoListing[],
  sales: readonly ResoListing[],
  amenities: readonly string[],
): Segment {
  const { kinds, correlation, factorOf } = fitRooms(listings, placeOf);
  const prices = listings.map(({ ListPrice }) => ListPrice);
  const [[county] = [null]] = countBy(listings, ({ CountyOrParish }) => CountyOrParish);
  return {
    offer,
    borough,
    county: county ?? null,
    homes: listings.length,
    unpriced: rounded(prices.filter((price) => price === null).length / prices.length, 5),
    correlation,
    kinds,
    places: placesOf(listings, sales, kinds, factorOf),
    amenitySets: amenitySets(listings, amenities),
    floors: figuresOf(listings.map(({ EntryLevel }) => EntryLevel)),
    buildingAges: figuresOf(listings.map(({ BuildingAgeYears }) => BuildingAgeYears)),
    minutesToSubway: figuresOf(listings.map(({ MinutesToSubway }) => MinutesToSubway)),
    priceSteps: priceSteps(prices),
  };
}
