import { neighbourhoodNamed } from '../../demo/generate/neighbourhoods.js';
import type { ResoListing } from '../../reso/reso-listing.js';
import type { Kind, Place } from '../market.js';
import { groupBy } from './group-by.js';

/** Neighbourhood, postal city and ZIP code, as one. */
export const placeOf = ({ SubdivisionName, City, PostalCode }: ResoListing): string =>
  JSON.stringify([SubdivisionName, City, PostalCode]);

/**
 * Where a segment's homes are.
 *
 * @param sales of the same borough: they tell in which ZIP codes a neighbourhood lies that comes without
 * @param factorOf what a listing's place adds to the logarithm of its price
 */
export function placesOf(
  listings: readonly ResoListing[],
  sales: readonly ResoListing[],
  kinds: readonly Kind[],
  factorOf: (listing: ResoListing) => number,
): Place[] {
  return [...groupBy(listings, placeOf).values()].map((homes) => {
    const [home] = homes as [ResoListing];
    return {
      neighbourhood: home.SubdivisionName,
      city: home.City,
      zips: home.PostalCode ? [home.PostalCode] : zipsOf(home, sales),
      factor: factorOf(home),
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
