import { parseStreet } from '../../demo/generate/street.js';
import type { ResoListing } from '../../reso/reso-listing.js';
import type { Market, StreetRow } from '../market.js';
import { groupBy } from './group-by.js';
import { mean } from './log-fit.js';
import { rounded } from './rounded.js';

interface Door {
  zip: string;
  street: string;
  block: string;
  latitude: number;
  longitude: number;
}

/** The streets of each ZIP code, as far as homes for sale stand on them; no house is kept. */
export function streetsOf(sales: readonly ResoListing[]): Market['streets'] {
  const byZip = groupBy(sales.flatMap(doorOf), ({ zip }) => zip);
  return Object.fromEntries(
    [...byZip].sort(([a], [b]) => a.localeCompare(b)).map(([zip, doors]) => [zip, rowsOf(doors)]),
  );
}

function rowsOf(doors: readonly Door[]): StreetRow[] {
  return [...groupBy(doors, ({ street }) => street)].map(([street, same]) => [
    street,
    // Some ten metres: a street, not a house.
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

/** `217` → `200`; in Queens, where the cross street comes first, `88-08` → `88-` */
function blockOf(number: string): string {
  const [cross, house] = number.split('-');
  return house === undefined ? String(Math.floor(Number(number) / 100) * 100) : `${cross}-`;
}
