import type { Borough } from '../../geography/borough.js';
import type { ResoListing } from '../../reso/reso-listing.js';
import type { DemoListing } from '../demo-listing.js';
import { inBorough, isShownRental, isShownSale, placeOf, takeInTurns } from './choose-homes.js';
import type { Interior } from './interiors.js';
import { hash } from './random.js';
import { demoRental } from './rental-home.js';
import { demoSale } from './sale-home.js';
import type { RentalHome, SaleHome } from './shown-home.js';

const boroughs: readonly Borough[] = ['manhattan', 'brooklyn', 'queens', 'bronx'];
const salesOfABorough = 75;
const rentalsOfABorough = 45;

/** Chooses and completes the demo feed's homes: the same from the same feeds. */
export function composeDemoFeed(
  listings: readonly ResoListing[],
  interiors: readonly Interior[],
): DemoListing[] {
  const sales = listings.filter(isShownSale);
  const rentals = listings.filter(isShownRental);
  const homes = boroughs.flatMap((borough) => [
    ...saleHomes(sales, borough).map((home) => demoSale(home, interiors)),
    ...rentalHomes(rentals, sales, borough).map(({ rental, neighbour }) =>
      demoRental(rental, neighbour, borough, interiors),
    ),
  ]);
  return homes.sort((a, b) => a.key.localeCompare(b.key, 'en-US', { numeric: true }));
}

function saleHomes(sales: readonly SaleHome[], borough: Borough): SaleHome[] {
  return takeInTurns(sales.filter(inBorough(borough)), kindOf, salesOfABorough);
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
  borough: Borough,
): Pairing[] {
  const pairs =
    borough === 'bronx' ? bronxPairs(rentals, sales) : ownPairs(rentals, sales, borough);
  return pairs.slice(0, rentalsOfABorough);
}

function ownPairs(
  rentals: readonly RentalHome[],
  sales: readonly SaleHome[],
  borough: Borough,
): Pairing[] {
  const nearby = sales.filter(inBorough(borough));
  const chosen = takeInTurns(
    rentals.filter(inBorough(borough)),
    ({ SubdivisionName }) => SubdivisionName ?? '',
    rentalsOfABorough * 2,
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

function bronxPairs(rentals: readonly RentalHome[], sales: readonly SaleHome[]): Pairing[] {
  const neighbours = takeInTurns(
    sales.filter(inBorough('bronx')),
    ({ PostalCode }) => PostalCode,
    rentalsOfABorough,
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
