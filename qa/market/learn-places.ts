import type { ResoListing } from '@phantom/listings-service';
import { neighbourhoodNamed } from '../../demo/feed/neighbourhoods.js';
import { parseStreet } from '../../demo/feed/street.js';
import type { Kind, Market, Place, StreetRow } from './market.js';
import { groupBy, mean, rounded } from './statistics.js';

/** Neighbourhood, postal city and ZIP code as one key. */
export const placeOf = ({ SubdivisionName, City, PostalCode }: ResoListing): string =>
  JSON.stringify([SubdivisionName, City, PostalCode]);

/**
 * The locations of the listings of a segment.
 *
 * @param sales of the same borough: they have the ZIP codes of neighbourhoods that come without
 * @param factorOf what the location of a listing adds to the logarithm of its price
 */
export function placesOf(
  listings: readonly ResoListing[],
  sales: readonly ResoListing[],
  kinds: readonly Kind[],
  factorOf: (listing: ResoListing) => number,
): Place[] {
  return [...groupBy(listings, placeOf).values()].map((homes) => {
    const [listing] = homes as [ResoListing];
    return {
      neighbourhood: listing.SubdivisionName,
      city: listing.City,
      zips: listing.PostalCode ? [listing.PostalCode] : zipsOf(listing, sales),
      factor: factorOf(listing),
      homes: kinds.map(
        ({ kind }) => homes.filter(({ PropertySubType }) => PropertySubType === kind).length,
      ),
    };
  });
}

function zipsOf({ Borough, SubdivisionName }: ResoListing, sales: readonly ResoListing[]) {
  if (SubdivisionName === null) return [];
  const same = sales.filter((sale) => sale.SubdivisionName === SubdivisionName);
  const named = neighbourhoodNamed(Borough, SubdivisionName)?.zips ?? [];
  const onSale = new Set(sales.map(({ PostalCode }) => PostalCode));
  const known = named.filter((zip) => onSale.has(zip));
  return known.length > 0
    ? known
    : [...new Set(same.flatMap(({ PostalCode }) => PostalCode ?? []))];
}

interface Door {
  zip: string;
  street: string;
  block: string;
  latitude: number;
  longitude: number;
}

/** The streets of each ZIP code that have sales. Single houses are not stored. */
export function streetsOf(sales: readonly ResoListing[]): Market['streets'] {
  const byZip = groupBy(sales.flatMap(doorOf), ({ zip }) => zip);
  return Object.fromEntries(
    [...byZip].sort(([a], [b]) => a.localeCompare(b)).map(([zip, doors]) => [zip, rowsOf(doors)]),
  );
}

function rowsOf(doors: readonly Door[]): StreetRow[] {
  return [...groupBy(doors, ({ street }) => street)].map(([street, same]) => [
    street,
    // About ten metres: precise enough for a street, not for a house.
    rounded(mean(same.map(({ latitude }) => latitude)), 4),
    rounded(mean(same.map(({ longitude }) => longitude)), 4),
    same[0]?.block ?? '',
    same.length,
  ]);
}

function doorOf({ UnparsedAddress, PostalCode, Latitude, Longitude }: ResoListing): Door[] {
  const address = parseStreet(UnparsedAddress ?? '');
  if (!address || !PostalCode || Latitude === null || Longitude === null) return [];
  const { street, number } = address;
  const at = { latitude: Latitude, longitude: Longitude };
  return [{ zip: PostalCode, street, block: blockOf(number), ...at }];
}

/** `217` → `200`. In Queens the number begins with the cross street: `88-08` → `88-`. */
function blockOf(number: string): string {
  const [cross, house] = number.split('-');
  return house === undefined ? String(Math.floor(Number(number) / 100) * 100) : `${cross}-`;
}
