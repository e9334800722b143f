import { type Borough, parseBorough } from '../../common/borough.js';
import { neighbourhoodName } from '../../common/neighbourhood-name.js';
import type { Row } from '../csv/row.js';
import type { Feed, FeedListing, Note } from './feed.js';
import { type Range, readNumber, readPrice, readWhole } from './numbers.js';
import { type Mend, UnusableRow } from './reasons.js';

const columns = [
  'rental_id',
  'building_id',
  'rent',
  'bedrooms',
  'bathrooms',
  'size_sqft',
  'min_to_subway',
  'floor',
  'building_age_yrs',
  'no_fee',
  'has_roofdeck',
  'has_washer_dryer',
  'has_doorman',
  'has_elevator',
  'has_dishwasher',
  'has_patio',
  'has_gym',
  'neighborhood',
  'submarket',
  'borough',
] as const;
type Column = (typeof columns)[number];

const name = 'streeteasy-rentals';
const rents: Range = { from: 300, to: 250_000, otherwise: 'implausible-price' };
const areas: Range = { from: 80, to: 50_000, otherwise: 'implausible-area' };
const rooms: Range = { from: 0, to: 30, otherwise: 'implausible-rooms' };
const baths: Range = { from: 0.5, to: 30, otherwise: 'no-baths' };
const floors: Range = { from: 0, to: 130, otherwise: 'implausible-rooms' };
const years: Range = { from: 0, to: 400, otherwise: 'unreadable-number' };
const minutes: Range = { from: 0, to: 240, otherwise: 'unreadable-number' };

// The postal city in Queens is the neighbourhood. The other boroughs have one city each.
const cities: Readonly<Record<Borough, string | null>> = {
  manhattan: 'New York',
  brooklyn: 'Brooklyn',
  bronx: 'Bronx',
  'staten-island': 'Staten Island',
  queens: null,
};

/** Apartments for rent in New York. The feed has no addresses and no coordinates. */
export const streetEasyFeed: Feed<Column> = {
  name,
  title: 'StreetEasy rentals',
  columns,
  keyOf,
  read: readRow,
};

function keyOf({ cells }: Row<Column>): string {
  if (!/^\d{1,18}$/.test(cells.rental_id)) throw new UnusableRow('no-identity', cells.rental_id);
  return cells.rental_id;
}

function readRow(row: Row<Column>): FeedListing {
  const { cells, lost } = row;
  const mends: Mend[] = [];
  const note: Note = (reason, detail) => mends.push({ reason, detail });

  const borough = readRentalBorough(cells.borough, cells.submarket, note);
  const neighbourhood = lost.has('neighborhood')
    ? null
    : neighbourhoodName(cells.neighborhood) || null;
  const listing = {
    ListingKey: keyOf(row),
    SourceSystemName: name,
    PropertyType: 'Residential Lease' as const,
    PropertySubType: 'Apartment' as const,
    StandardStatus: 'Active' as const,
    SpecialListingConditions: null,
    Ownership: null,
    ListPrice: readPrice(cells.rent, rents, note),
    BedroomsTotal: readWhole(cells.bedrooms, rooms, note),
    BathroomsTotalDecimal: readNumber(cells.bathrooms, baths, note),
    LivingArea: readNumber(cells.size_sqft, areas, note),
    LotSizeSquareFeet: null,
    UnparsedAddress: null,
    City: cities[borough] ?? neighbourhood,
    StateOrProvince: 'NY',
    PostalCode: null,
    CountyOrParish: null,
    SubdivisionName: neighbourhood,
    Latitude: null,
    Longitude: null,
    EntryLevel: readWhole(cells.floor, floors, note),
    Borough: borough,
    Amenities: readAmenities(cells),
    BuildingAgeYears: readNumber(cells.building_age_yrs, years, note),
    MinutesToSubway: readNumber(cells.min_to_subway, minutes, note),
  };
  return { listing, duplicateKeys: [everyFactOf(cells)], mends };
}

/** Two agents may list one flat under two numbers. Flats that are equal in every other field are the same. */
function everyFactOf(cells: Row<Column>['cells']): string {
  return columns
    .slice(1)
    .map((column) => cells[column])
    .join('|');
}

const submarketsOf: readonly [RegExp, Borough][] = [
  [/ Brooklyn$|^Prospect Park$/, 'brooklyn'],
  [/ Queens$|^The Rockaways$/, 'queens'],
  [/^All (Downtown|Midtown|Upper )/, 'manhattan'],
  [/ Bronx$/, 'bronx'],
];

/**
 * A few rows of Long Island City have Manhattan: the submarket decides, because it belongs to one borough only.
 *
 * @throws UnusableRow when neither column has a borough
 */
export function readRentalBorough(borough: string, submarket: string, note: Note): Borough {
  const stated = parseBorough(borough);
  const bySubmarket = submarketsOf.find(([name]) => name.test(submarket))?.[1] ?? null;
  const decided = bySubmarket ?? stated;
  if (!decided) throw new UnusableRow('outside-new-york', `${borough} / ${submarket}`);
  if (stated !== decided) note('borough-against-submarket', `${borough}, ${submarket}`);
  return decided;
}

/** The amenity columns with the names that the site shows, in the order of the site. */
const amenityColumns = {
  has_doorman: 'Doorman',
  has_elevator: 'Elevator',
  has_gym: 'Gym',
  has_roofdeck: 'Roof deck',
  has_patio: 'Patio',
  has_washer_dryer: 'Washer/dryer',
  has_dishwasher: 'Dishwasher',
  no_fee: 'No fee',
} as const;

function readAmenities(cells: Row<Column>['cells']): string[] {
  const names = Object.entries(amenityColumns) as [keyof typeof amenityColumns, string][];
  return names.filter(([column]) => cells[column] === '1').map(([, name]) => name);
}
