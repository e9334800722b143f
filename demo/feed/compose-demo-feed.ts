import type { Borough } from '@phantom/listings-service';
import type { ResoListing } from '@phantom/listings-service';
import type { DemoListing } from '@phantom/listings-service/seed';
import {
  inBorough,
  isShownRental,
  isShownSale,
  placeOf,
  type RentalListing,
  type SaleListing,
  roundRobin,
} from './choose-listings.js';
import { demoRental, demoSale } from './complete-listing.js';
import type { Interior } from './interiors.js';
import { hash } from './random.js';

interface Share {
  borough: Borough;
  sales: number;
  rentals: number;
}

const largeBoroughs: readonly Share[] = (['manhattan', 'brooklyn', 'queens', 'bronx'] as const).map(
  (borough) => ({ borough, sales: 75, rentals: 45 }),
);
const statenIsland: Share = { borough: 'staten-island', sales: 36, rentals: 18 };

/** Chooses and completes the listings of the demo feed. The same feeds give the same result. */
export function composeDemoFeed(
  listings: readonly ResoListing[],
  interiors: readonly Interior[],
): DemoListing[] {
  const sales = listings.filter(isShownSale);
  const rentals = listings.filter(isShownRental);
  const listingsOf = (share: Share) => [
    ...chooseSales(sales, share).map((listing) => demoSale(listing, interiors)),
    ...chooseRentals(rentals, sales, share).map(({ rental, neighbour }) =>
      demoRental(rental, neighbour, share.borough, interiors),
    ),
  ];
  // Staten Island was added later. It comes last, so that the others keep their ids.
  return [
    ...largeBoroughs.flatMap(listingsOf).sort(byKey),
    ...listingsOf(statenIsland).sort(byKey),
  ];
}

const byKey = (a: DemoListing, b: DemoListing) =>
  a.key.localeCompare(b.key, 'en-US', { numeric: true });

function chooseSales(listings: readonly SaleListing[], { borough, sales }: Share): SaleListing[] {
  return roundRobin(listings.filter(inBorough(borough)), kindOf, sales);
}

const kindOf = ({ PropertySubType: kind }: SaleListing) => kind;

interface Pairing {
  rental: RentalListing;
  neighbour: SaleListing;
}

/** Pairs each chosen rental with a sale in whose street its made-up address is. */
function chooseRentals(
  rentals: readonly RentalListing[],
  sales: readonly SaleListing[],
  share: Share,
): Pairing[] {
  const hasOwn = rentals.some(inBorough(share.borough));
  const pairs = hasOwn ? ownPairs(rentals, sales, share) : movedPairs(rentals, sales, share);
  return pairs.slice(0, share.rentals);
}

function ownPairs(
  rentals: readonly RentalListing[],
  sales: readonly SaleListing[],
  { borough, rentals: count }: Share,
): Pairing[] {
  const nearby = sales.filter(inBorough(borough));
  const chosen = roundRobin(
    rentals.filter(inBorough(borough)),
    ({ SubdivisionName }) => SubdivisionName ?? '',
    count * 2,
  );
  return chosen.flatMap((rental) => {
    const zips = placeOf(rental)?.zips ?? [];
    const neighbour = oneOf(
      nearby.filter(({ PostalCode }) => zips.includes(PostalCode)),
      rental.ListingKey,
    );
    return neighbour ? [{ rental, neighbour }] : [];
  });
}

/** For a borough without rentals in the feed: the facts of modest rentals elsewhere. */
function movedPairs(
  rentals: readonly RentalListing[],
  sales: readonly SaleListing[],
  { borough, rentals: count }: Share,
): Pairing[] {
  const neighbours = roundRobin(
    sales.filter(inBorough(borough)),
    ({ PostalCode }) => PostalCode,
    count,
  );
  const modest = rentals.filter(
    (listing) => listing.Borough !== 'manhattan' && listing.ListPrice < 4_500,
  );
  const facts = roundRobin(modest, ({ BedroomsTotal }) => String(BedroomsTotal), neighbours.length);
  return neighbours.flatMap((neighbour, index) => {
    const rental = facts[index];
    return rental ? [{ rental, neighbour }] : [];
  });
}

function oneOf(listings: readonly SaleListing[], seed: string): SaleListing | undefined {
  return listings[hash(seed) % Math.max(1, listings.length)];
}
