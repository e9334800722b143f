import type { ResoListing } from '../../reso/reso-listing.js';
import type { Kind, Place, Segment } from '../market.js';
import { rounded } from './rounded.js';
import { learnSegment } from './segment.js';
import { placeOf, placesOf } from './places.js';
import { fitRooms } from './rooms.js';

/** For each home that is for sale there, this many to rent: a small share, as nobody tells how many there are. */
const perSale = 0.5;
/** Rents there lie about a quarter below those of Brooklyn and Queens, as in the demo feed. */
const cheaper = Math.log(0.75);

/**
 * The rental feed has none in the Bronx: flats as in Brooklyn and Queens, at lower rents, standing where homes are
 * for sale.
 *
 * @param rentals of Brooklyn and Queens
 * @param sales of the Bronx
 */
export function bronxRentals(
  rentals: readonly ResoListing[],
  sales: readonly ResoListing[],
  amenities: readonly string[],
): Segment {
  const model = learnSegment('rental', 'bronx', rentals, sales, amenities);
  return {
    ...model,
    homes: Math.round(sales.length * perSale),
    kinds: model.kinds.map(withLowerRents),
    places: placesOfSales(sales, model.kinds),
    minutesToSubway: null,
  };
}

function withLowerRents(kind: Kind): Kind {
  return {
    ...kind,
    rooms: kind.rooms.map(([bedrooms, bathrooms, homes, price, ...rest]) => [
      bedrooms,
      bathrooms,
      homes,
      rounded(price + cheaper, 3),
      ...rest,
    ]),
  };
}

function placesOfSales(sales: readonly ResoListing[], kinds: readonly Kind[]): Place[] {
  const { kinds: onSale, factorOf } = fitRooms(sales, placeOf);
  const places = placesOf(sales, sales, onSale, factorOf);
  return places.map((place) => {
    const homes = place.homes.reduce((total, count) => total + count, 0);
    return { ...place, homes: kinds.map(() => homes) };
  });
}
