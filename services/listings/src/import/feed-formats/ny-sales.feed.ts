import { neighbourhoodName } from '../../common/neighbourhood-name.js';
import type { PropertySubType, PropertyType, StandardStatus } from '../../common/reso.js';
import type { Row } from '../csv/row.js';
import type { Feed, FeedListing, Note } from './feed.js';
import { type Range, readNumber, readPrice, readWhole } from './numbers.js';
import { addressKey, readSaleAddress, type SaleAddress } from './ny-sales-address.js';
import { readLocality, readSalePlace } from './ny-sales-location.js';
import { type Mend, UnusableRow } from './reasons.js';

// BROKERTITLE is omitted on purpose: a name that is never read is never stored.
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

// A smaller number is a monthly rent or a fee. 2147483647 is an overflow.
const prices: Range = { from: 10_000, to: 2_000_000_000, otherwise: 'implausible-price' };
// 65535 is the largest 16-bit number, not an area.
const areas: Range = { from: 100, to: 65_534, otherwise: 'implausible-area' };
const rooms: Range = { from: 0, to: 100, otherwise: 'implausible-rooms' };
const baths: Range = { from: 0.5, to: 100, otherwise: 'no-baths' };

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

/** The feed has rooms for every plot (3 bedrooms, the mean bathrooms), which is always wrong. */
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

/** The TYPE column: a kind of dwelling, or the status of the sale instead. */
interface SaleType {
  PropertyType: PropertyType;
  PropertySubType: PropertySubType | null;
  StandardStatus: StandardStatus;
  SpecialListingConditions: string | null;
  Ownership: string | null;
}

const kinds = new Map<string, PropertySubType>([
  ['co-op', 'Stock Cooperative'],
  ['condo', 'Condominium'],
  ['condop', 'Condop'],
  ['house', 'Single Family Residence'],
  ['land', 'Unimproved Land'],
  ['mobile house', 'Manufactured Home'],
  ['multi-family home', 'Multi Family'],
  ['townhouse', 'Townhouse'],
]);

// The words condo and co-op imply the form of ownership. A house may be owned in several ways.
const ownerships = new Map<PropertySubType, string>([
  ['Condominium', 'Condominium'],
  ['Condop', 'Condop'],
  ['Stock Cooperative', 'Cooperative'],
]);

const statuses = new Map<string, StandardStatus>([
  ['pending', 'Pending'],
  ['contingent', 'Active Under Contract'],
  ['coming soon', 'Coming Soon'],
  ['for sale', 'Active'],
  ['foreclosure', 'Active'],
]);

const unknownKind: SaleType = {
  PropertyType: 'Residential',
  PropertySubType: null,
  StandardStatus: 'Active',
  SpecialListingConditions: null,
  Ownership: null,
};

export function readSaleType(cell: string, note: Note): SaleType {
  const type = cell.toLowerCase();
  const status = statuses.get(type);
  if (status) {
    note('type-is-a-status', cell);
    const conditions = type === 'foreclosure' ? 'In Foreclosure' : null;
    return { ...unknownKind, StandardStatus: status, SpecialListingConditions: conditions };
  }
  const kind = kinds.get(type.replace(/ for sale$/, ''));
  if (!kind) {
    note('unknown-type', cell);
    return unknownKind;
  }
  return {
    ...unknownKind,
    PropertyType: kind === 'Unimproved Land' ? 'Land' : 'Residential',
    PropertySubType: kind,
    Ownership: ownerships.get(kind) ?? null,
  };
}
