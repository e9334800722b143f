import type { Borough } from '../../geography/borough.js';
import type { ResoListing } from '../../reso/reso-listing.js';
import type { DemoListing } from '../demo-listing.js';
import { inBorough, isShownRental, isShownSale, placeOf, takeInTurns } from './choose-homes.js';
import type { Interior } from './interiors.js';
import { hash } from './random.js';
import { demoRental } from './rental-home.js';
import { demoSale } from './sale-home.js';
import type { RentalHome, SaleHome } from './shown-home.js';

interface Share {
  borough: Borough;
  sales: number;
  rentals: number;
}

const largeBoroughs: readonly Share[] = (['manhattan', 'brooklyn', 'queens', 'bronx'] as const).map(
  (borough) => ({ borough, sales: 75, rentals: 45 }),
);
const statenIsland: Share = { borough: 'staten-island', sales: 36, rentals: 18 };

/** Chooses and completes the demo feed's homes: the same from the same feeds. */
export function composeDemoFeed(
  listings: readonly ResoListing[],
  interiors: readonly Interior[],
): DemoListing[] {
  const sales = listings.filter(isShownSale);
  const rentals = listings.filter(isShownRental);
  const homesOf = (share: Share) => [
    ...saleHomes(sales, share).map((home) => demoSale(home, interiors)),
    ...rentalHomes(rentals, sales, share).map(({ rental, neighbour }) =>
      demoRental(rental, neighbour, share.borough, interiors),
    ),
  ];
  // Those of Staten Island came later: at the end, they leave the others the ids that they have.
  return [...largeBoroughs.flatMap(homesOf).sort(byKey), ...homesOf(statenIsland).sort(byKey)];
}

const byKey = (a: DemoListing, b: DemoListing) =>
  a.key.localeCompare(b.key, 'en-US', { numeric: true });

function saleHomes(homes: readonly SaleHome[], { borough, sales }: Share): SaleHome[] {
  return takeInTurns(homes.filter(inBorough(borough)), kindOf, sales);
}

const kindOf = ({ PropertySubType: kind }: SaleHome) => kind;

interface Pairing {
  rental: RentalHome;
  neighbour: SaleHome;
}

/** Gives each chosen rental a home for sale in whose street it is said to be. */
function rentalHomes(
  rentals: readonly RentalHome[],
  sales: readonly SaleHome[],
  share: Share,
): Pairing[] {
  const hasOwn = rentals.some(inBorough(share.borough));
  const pairs = hasOwn ? ownPairs(rentals, sales, share) : movedPairs(rentals, sales, share);
  return pairs.slice(0, share.rentals);
}

function ownPairs(
  rentals: readonly RentalHome[],
  sales: readonly SaleHome[],
  { borough, rentals: count }: Share,
): Pairing[] {
  const nearby = sales.filter(inBorough(borough));
  const chosen = takeInTurns(
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

/** For a borough without rentals of its own: facts of modest homes elsewhere. */
function movedPairs(
  rentals: readonly RentalHome[],
  sales: readonly SaleHome[],
  { borough, rentals: count }: Share,
): Pairing[] {
  const neighbours = takeInTurns(
    sales.filter(inBorough(borough)),
    ({ PostalCode }) => PostalCode,
    count,
  );
  const modest = rentals.filter((home) => home.Borough !== 'manhattan' && home.ListPrice < 4_500);
  const facts = takeInTurns(
    modest,
    ({ BedroomsTotal }) => String(BedroomsTotal),
    neighbours.length,
  );
  return neighbours.flatMap((neighbour, index) => {
    const rental = facts[index];
    return rental ? [{ rental, neighbour }] : [];
  });
}

function oneOf(homes: readonly SaleHome[], seed: string): SaleHome | undefined {
  return homes[hash(seed) % Math.max(1, homes.length)];
}
