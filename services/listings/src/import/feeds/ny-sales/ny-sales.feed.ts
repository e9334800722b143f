import { neighbourhoodName } from '../../../geography/neighbourhood-name.js';
import type { Row } from '../../csv/row.js';
import { UnusableRow, type Mend } from '../../reasons.js';
import type { Feed, FeedListing, Note } from '../feed.js';
import { readNumber, readPrice, readWhole, type Range } from '../numbers.js';
import { addressKey } from './address-key.js';
import { readLocality } from './locality.js';
import { readSaleAddress, type SaleAddress } from './sale-address.js';
import { readSalePlace } from './sale-borough.js';
import { readSaleType } from './sale-type.js';

// BROKERTITLE is left out on purpose: a name that is never read is never stored.
const columns = [
  'TYPE',
  'PRICE',
  'BEDS',
  'BATH',
  'PROPERTYSQFT',
  'ADDRESS',
  'STATE',
  'MAIN_ADDRESS',
  'ADMINISTRATIVE_AREA_LEVEL_2',
  'LOCALITY',
  'SUBLOCALITY',
  'STREET_NAME',
  'LONG_NAME',
  'FORMATTED_ADDRESS',
  'LATITUDE',
  'LONGITUDE',
] as const;
type Column = (typeof columns)[number];

const name = 'ny-sales';
const imputedArea = '2184.207862';
const imputedBaths = '2.3738608579684373';

// Below, the figure is a monthly rent or a fee; 2147483647 is where an overflow ends.
const prices: Range = { from: 10_000, to: 2_000_000_000, otherwise: 'implausible-price' };
// 65535 is the largest figure of 16 bits, not an area.
const areas: Range = { from: 100, to: 65_534, otherwise: 'implausible-area' };
const rooms: Range = { from: 0, to: 100, otherwise: 'implausible-rooms' };
const baths: Range = { from: 0.5, to: 100, otherwise: 'no-baths' };

/** New York homes for sale. */
export const nySalesFeed: Feed<Column> = {
  name,
  title: 'New York homes for sale',
  columns,
  keyOf: (row) => keyOfAddress(readSaleAddress(addressCells(row), () => undefined)),
  read: readRow,
};

function keyOfAddress({ UnparsedAddress, PostalCode }: SaleAddress): string {
  const key = addressKey(UnparsedAddress, PostalCode);
  if (key === PostalCode) throw new UnusableRow('no-identity');
  return key;
}

function readRow(row: Row<Column>): FeedListing {
  const { cells } = row;
  const mends: Mend[] = [];
  const note: Note = (reason, detail) => mends.push({ reason, detail });

  const address = readSaleAddress(addressCells(row), note);
  const place = readSalePlace(
    { latitude: cells.LATITUDE, longitude: cells.LONGITUDE, zip: address.PostalCode },
    note,
  );
  const type = readSaleType(cells.TYPE, note);
  const ListPrice = readPrice(cells.PRICE, prices, note);
  const listing = {
    ListingKey: keyOfAddress(address),
    SourceSystemName: name,
    ...type,
    ListPrice,
    ...(type.PropertyType === 'Land' ? bareLand(cells, note) : readRooms(cells, note)),
    LotSizeSquareFeet: null,
    ...address,
    // The postal cities of Queens are neighbourhoods.
    City: neighbourhoodName(address.City),
    ...readLocality(localityCells(row), address.City, note),
    ...place,
    EntryLevel: null,
    Amenities: [],
    BuildingAgeYears: null,
    MinutesToSubway: null,
  };
  return { listing, duplicateKeys: [], mends };
}

function readRooms(cells: Row<Column>['cells'], note: Note) {
  return {
    BedroomsTotal: readWhole(cells.BEDS, rooms, note),
    BathroomsTotalDecimal: unlessImputed(cells.BATH, imputedBaths, 'imputed-baths', baths, note),
    LivingArea: unlessImputed(cells.PROPERTYSQFT, imputedArea, 'imputed-area', areas, note),
  };
}

/** The feed gives rooms to every plot (3 bedrooms, the mean bathrooms): none of it can be true. */
function bareLand(cells: Row<Column>['cells'], note: Note) {
  note('land-has-no-rooms', `${cells.BEDS} beds, ${cells.BATH} baths, ${cells.PROPERTYSQFT} sq ft`);
  return { BedroomsTotal: null, BathroomsTotalDecimal: null, LivingArea: null };
}

function unlessImputed(
  cell: string,
  imputed: string,
  reason: Mend['reason'],
  range: Range,
  note: Note,
): number | null {
  if (cell !== imputed) return readNumber(cell, range, note);
  note(reason, cell);
  return null;
}

function addressCells({ cells, lost }: Row<Column>) {
  const readable = (column: Column) => (lost.has(column) ? null : cells[column]);
  return {
    address: readable('ADDRESS'),
    cityLine: readable('STATE'),
    mainAddress: readable('MAIN_ADDRESS'),
    formattedAddress: readable('FORMATTED_ADDRESS'),
  };
}

function localityCells({ cells, lost }: Row<Column>): string[] {
  const parts = [
    'ADMINISTRATIVE_AREA_LEVEL_2',
    'LOCALITY',
    'SUBLOCALITY',
    'STREET_NAME',
    'LONG_NAME',
  ] as const;
  return parts.map((column) => (lost.has(column) ? '' : cells[column]));
}
