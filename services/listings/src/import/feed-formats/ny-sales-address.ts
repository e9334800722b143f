import type { Note } from './feed.js';
import { UnusableRow } from './reasons.js';

export type SaleAddress = ReturnType<typeof readSaleAddress>;

/** Null for a column with destroyed characters. */
export interface AddressCells {
  address: string | null;
  cityLine: string | null;
  mainAddress: string | null;
  formattedAddress: string | null;
}

interface CityLine {
  text: string;
  city: string;
  state: string;
  zip: string;
}

const cityLine = /^(.+), ([A-Z]{2}) (\d{5})(?:-\d{4})?$/;
const countryAtTheEnd = /, USA$/;

/** A broken column is restored from the two others. @throws UnusableRow when no column has the address */
export function readSaleAddress(cells: AddressCells, note: Note) {
  const own = parseCityLine(cells.cityLine);
  const place = own ?? parseCityLine(lastTwo(cells.formattedAddress));
  if (!place) throw new UnusableRow(lost(cells), cells.cityLine ?? '');
  if (!own) note('address-restored', place.text);
  const address = cells.address || restoreAddress(cells, place, note);
  return {
    UnparsedAddress: withoutListingNumber(address, note),
    City: place.city,
    StateOrProvince: place.state,
    PostalCode: place.zip,
  };
}

function parseCityLine(text: string | null): CityLine | null {
  const [, city, state, zip] = cityLine.exec(text ?? '') ?? [];
  return text && city && state && zip ? { text, city, state, zip } : null;
}

/** `Regis Residence, 2 E 55th St #803, New York, NY 10022, USA` → `New York, NY 10022` */
function lastTwo(formatted: string | null): string | null {
  return formatted?.replace(countryAtTheEnd, '').split(', ').slice(-2).join(', ') ?? null;
}

function restoreAddress(cells: AddressCells, place: CityLine, note: Note): string {
  const restored =
    withoutEnd(cells.mainAddress, place.text) ??
    withoutEnd(cells.formattedAddress?.replace(countryAtTheEnd, '') ?? null, `, ${place.text}`);
  if (!restored) throw new UnusableRow(lost(cells));
  note('address-restored', restored);
  return restored;
}

function withoutEnd(text: string | null, end: string): string | null {
  return text?.endsWith(end) ? text.slice(0, -end.length).trim() : null;
}

/** `1287266 45 Madison St` → `45 Madison St`. House numbers have at most six digits (115-115 without its hyphen). */
function withoutListingNumber(address: string, note: Note): string {
  const found = /^\d{7,} (?=\d)/.exec(address);
  if (!found) return address;
  note('number-before-address', found[0].trim());
  return address.slice(found[0].length);
}

function lost(cells: AddressCells) {
  return Object.values(cells).includes(null) ? 'unreadable-text' : 'no-address';
}

// Stored keys depend on this table: it must not follow changes of the spelling that suggestions use.
const sameWord = new Map(
  Object.entries({
    avenue: 'ave',
    boulevard: 'blvd',
    court: 'ct',
    drive: 'dr',
    lane: 'ln',
    parkway: 'pkwy',
    place: 'pl',
    road: 'rd',
    square: 'sq',
    street: 'st',
    terrace: 'ter',
    east: 'e',
    north: 'n',
    south: 's',
    west: 'w',
    first: '1st',
    second: '2nd',
    third: '3rd',
    fourth: '4th',
    fifth: '5th',
    sixth: '6th',
    seventh: '7th',
    eighth: '8th',
    ninth: '9th',
    tenth: '10th',
  }),
);

const unitWords = new Set(['unit', 'apt', 'apartment', 'suite', 'ste']);

/**
 * A normalised address, readable in a URL: `2 E 55th Street #803` with 10022 gives `2-e-55th-st-803-10022`. Rows with
 * the same key are about the same listing.
 */
export function addressKey(address: string, zip: string): string {
  const words = address
    .toLowerCase()
    // Numbers in Queens are written with and without their hyphen.
    .replaceAll(/(\d)-(?=\d)/g, '$1')
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && !unitWords.has(word));
  return [...words.map((word) => sameWord.get(word) ?? word), zip].join('-');
}
