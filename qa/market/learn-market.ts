import { type Borough, BOROUGHS } from '@phantom/listings-service';
import type { ResoListing } from '@phantom/listings-service';
import type { TransactionType } from '@phantom/listings-service';
import { placeOf, placesOf, streetsOf } from './learn-places.js';
import { fitRooms } from './learn-rooms.js';
import type { Figures, Kind, Market, Place, Segment } from './market.js';
import { countBy, rounded } from './statistics.js';

/**
 * Builds a model of the market from the feeds.
 *
 * @param listings of all feeds, as the import reads them
 * @param viewings for each listing of the demo feed, whether it has an open house
 */
export function learnMarket(
  listings: readonly ResoListing[],
  viewings: readonly boolean[],
): Market {
  const rentals = listings.filter(isRental);
  const sales = listings.filter((listing) => !isRental(listing));
  const amenities = countBy(
    rentals.flatMap((rental) => rental.Amenities),
    (name) => name,
  ).map(([name]) => name);

  const segments = BOROUGHS.flatMap((borough): Segment[] => {
    const [onSale, toRent] = [sales, rentals].map((all) => all.filter(isIn(borough))) as [
      ResoListing[],
      ResoListing[],
    ];
    return [
      ...(onSale.length > 0 ? [learnSegment('sale', borough, onSale, onSale, amenities)] : []),
      ...(toRent.length > 0 ? [learnSegment('rental', borough, toRent, onSale, amenities)] : []),
    ];
  });
  const notManhattan = rentals.filter((rental) => !isIn('manhattan')(rental));
  return {
    amenities,
    segments: [...segments, bronxRentals(notManhattan, sales.filter(isIn('bronx')), amenities)],
    streets: streetsOf(sales),
    openHouseShare: rounded(viewings.filter(Boolean).length / viewings.length, 3),
  };
}

const isRental = ({ PropertyType }: ResoListing) => PropertyType === 'Residential Lease';

const isIn =
  (borough: ResoListing['Borough']) =>
  ({ Borough }: ResoListing): boolean =>
    Borough === borough;

/**
 * Builds the model of one transaction type in one borough.
 *
 * @param sales of the same borough, which have better locations than rentals
 * @param amenities all names, in the order of the market
 */
function learnSegment(
  offer: TransactionType,
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

/** The number of rentals per sale in the Bronx. The true number is unknown. */
const perSale = 0.5;
/** Rents there are about a quarter below those of Brooklyn and Queens, as in the demo feed. */
const cheaper = Math.log(0.75);

/**
 * The rental feed has none in the Bronx. They are modelled as flats of Brooklyn and Queens, at lower rents, at the
 * locations of sales.
 *
 * @param rentals of Brooklyn and Queens
 * @param sales of the Bronx
 */
function bronxRentals(
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

/** The combinations of amenities, as positions in the names. Empty when no listing has amenities. */
export function amenitySets(
  listings: readonly ResoListing[],
  names: readonly string[],
): Segment['amenitySets'] {
  if (listings.every(({ Amenities }) => Amenities.length === 0)) return [];
  const counted = countBy(listings, ({ Amenities }) =>
    JSON.stringify(Amenities.map((name) => names.indexOf(name))),
  );
  return counted.map(([key, homes]) => [JSON.parse(key) as number[], homes]);
}

const QUANTILE_STEPS = 20;

/** The distribution of values. Null when no value is known. */
function figuresOf(values: readonly (number | null)[]): Figures | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (known.length === 0) return null;
  const at = (share: number) => known[Math.round(share * (known.length - 1))] ?? 0;
  return {
    unknown: rounded(1 - known.length / values.length, 4),
    quantiles: Array.from({ length: QUANTILE_STEPS + 1 }, (_, step) => at(step / QUANTILE_STEPS)),
  };
}

const PRICE_STEPS = [100_000, 50_000, 25_000, 10_000, 5_000, 1_000, 500, 100, 50, 25, 5, 1];

/** The rounding of prices: 599,000 to a thousand, 2,795 to five. */
export function priceSteps(prices: readonly (number | null)[]): [number, number][] {
  const known = prices.filter((price) => price !== null).map(Math.round);
  return countBy(known, (price) => PRICE_STEPS.find((step) => price % step === 0) ?? 1);
}
