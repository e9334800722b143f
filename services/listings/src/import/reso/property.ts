import type { PropertyType, StandardStatus } from '../../common/reso.js';
import type { EarlierPrice } from '../../listings/earlier-prices.js';
import type { FeedListing, ListingExtras, Note } from '../feed-formats/feed.js';
import { type Range, readNumber, readPrice, readWhole } from '../feed-formats/numbers.js';
import { type GoneReason, type Mend, UnusableRow } from '../feed-formats/reasons.js';
import { AMENITY_FIELDS, readAmenities } from './amenities.js';
import { readPictures, readVideos } from './media.js';
import { readOpenHouses } from './open-houses.js';
import { readAddress } from './property-address.js';
import { readConditions, readKind, readType } from './property-kind.js';
import {
  cellOf,
  isNo,
  isTimestamp,
  lookupKey,
  type PropertyRecord,
  textOf,
} from './property-record.js';

export const RESO_FEED = { name: 'reso', title: 'RESO Web API' } as const;

/** The fields of Property that are read. Agents are not among them: a name that is never read is never stored. */
export const PROPERTY_FIELDS: readonly string[] = [
  ...['ListingKey', 'ModificationTimestamp', 'StandardStatus', 'MlsStatus'],
  ...['PropertyType', 'PropertySubType', 'CommonInterest', 'SpecialListingConditions', 'Furnished'],
  ...['ListPrice', 'OriginalListPrice', 'PreviousListPrice', 'PriceChangeTimestamp'],
  ...['BedroomsTotal', 'BathroomsTotalDecimal', 'BathroomsTotalInteger', 'BathroomsFull'],
  ...['BathroomsHalf', 'BathroomsThreeQuarter', 'BathroomsOneQuarter'],
  ...['LivingArea', 'LivingAreaUnits', 'LotSizeSquareFeet', 'YearBuilt', 'EntryLevel'],
  ...['UnparsedAddress', 'StreetNumber', 'StreetDirPrefix', 'StreetName', 'StreetSuffix'],
  ...['StreetDirSuffix', 'UnitNumber', 'City', 'StateOrProvince', 'PostalCode', 'CountyOrParish'],
  ...['SubdivisionName', 'Latitude', 'Longitude', 'PublicRemarks', 'OnMarketDate'],
  'ListOfficeName',
  ...['InternetEntireListingDisplayYN', 'InternetAddressDisplayYN'],
  ...AMENITY_FIELDS,
];

/** A record whose listing is not, or no longer, on the market of the site. */
interface GoneProperty {
  gone: GoneReason;
  detail: string;
}

/** @throws UnusableRow without a key */
export function keyOfProperty({ ListingKey }: PropertyRecord): string {
  const key = textOf(ListingKey);
  if (!key || key.length > 200) throw new UnusableRow('no-identity', key?.slice(0, 40));
  return key;
}

/** @throws UnusableRow when the record has no valid listing */
export function readProperty(record: PropertyRecord): FeedListing | GoneProperty {
  const ListingKey = keyOfProperty(record);
  if (isNo(record['InternetEntireListingDisplayYN']))
    return { gone: 'not-for-display', detail: '' };
  const status = readStatus(record);
  if (!status.onMarket) return { gone: 'off-market', detail: status.detail };
  const type = readType(record['PropertyType'], record['PropertySubType']);
  if (!type) {
    const detail = [record['PropertyType'], record['PropertySubType']].map(textOf).join(', ');
    return { gone: 'not-a-home', detail };
  }

  const mends: Mend[] = [];
  const note: Note = (reason, detail) => mends.push({ reason, detail });
  const isRental = type.PropertyType === 'Residential Lease';
  const listing = {
    ListingKey,
    SourceSystemName: RESO_FEED.name,
    ...readKind(record, type, note),
    StandardStatus: status.onMarket,
    SpecialListingConditions: readConditions(record),
    ListPrice: readPrice(cellOf(record['ListPrice']), isRental ? rents : prices, note),
    ...readSizes(record, type.PropertyType, note),
    ...readAddress(record, note),
    EntryLevel: readWhole(cellOf(record['EntryLevel']), floors, note),
    Amenities: readAmenities(record),
    BuildingAgeYears: readAge(record, note),
    MinutesToSubway: null,
    extras: readExtras(record, note),
  };
  return { listing, duplicateKeys: [], mends };
}

const prices: Range = { from: 10_000, to: 2_000_000_000, otherwise: 'implausible-price' };
const rents: Range = { from: 300, to: 250_000, otherwise: 'implausible-price' };
const areas: Range = { from: 80, to: 65_534, otherwise: 'implausible-area' };
const plots: Range = { from: 1, to: 2_000_000_000, otherwise: 'implausible-area' };
const rooms: Range = { from: 0, to: 100, otherwise: 'implausible-rooms' };
const baths: Range = { from: 0.5, to: 100, otherwise: 'no-baths' };
const floors: Range = { from: -10, to: 130, otherwise: 'implausible-rooms' };
const years: Range = { from: 1600, to: 2200, otherwise: 'unreadable-number' };

const ON_MARKET: Readonly<Record<string, StandardStatus>> = {
  active: 'Active',
  activeundercontract: 'Active Under Contract',
  comingsoon: 'Coming Soon',
  pending: 'Pending',
};
const OFF_MARKET = new Set([
  'canceled',
  'cancelled',
  'closed',
  'delete',
  'expired',
  'hold',
  'incomplete',
  'withdrawn',
]);

/** The values of StandardStatus of listings that the site shows. */
export const SHOWN_STATUSES: readonly StandardStatus[] = Object.values(ON_MARKET);

/** StandardStatus, and the server's own MlsStatus where that is missing. */
function readStatus({ StandardStatus, MlsStatus }: PropertyRecord) {
  const detail = textOf(StandardStatus) ?? textOf(MlsStatus) ?? '';
  const onMarket = ON_MARKET[lookupKey(detail)];
  if (!onMarket && !OFF_MARKET.has(lookupKey(detail)))
    throw new UnusableRow('unknown-status', detail);
  return { onMarket, detail };
}

const SQUARE_FEET_IN_A_SQUARE_METRE = 10.7639;

function readSizes(record: PropertyRecord, type: PropertyType, note: Note) {
  const LotSizeSquareFeet = readNumber(cellOf(record['LotSizeSquareFeet']), plots, note);
  if (type === 'Land')
    return {
      LotSizeSquareFeet,
      BedroomsTotal: null,
      BathroomsTotalDecimal: null,
      LivingArea: null,
    };
  return {
    LotSizeSquareFeet,
    BedroomsTotal: readWhole(cellOf(record['BedroomsTotal']), rooms, note),
    BathroomsTotalDecimal: readNumber(bathroomsOf(record), baths, note),
    LivingArea: readNumber(livingAreaOf(record), areas, note),
  };
}

function livingAreaOf({ LivingArea, LivingAreaUnits }: PropertyRecord): string {
  const isMetric = lookupKey(LivingAreaUnits) === 'squaremeters';
  if (!isMetric || typeof LivingArea !== 'number') return cellOf(LivingArea);
  return (LivingArea * SQUARE_FEET_IN_A_SQUARE_METRE).toFixed(0);
}

/** The share of a bathroom. */
const BATHROOMS: Readonly<Record<string, number>> = {
  BathroomsFull: 1,
  BathroomsThreeQuarter: 0.75,
  BathroomsHalf: 0.5,
  BathroomsOneQuarter: 0.25,
};

/** BathroomsTotalInteger makes 3 of two and a half: it is the last choice. */
function bathroomsOf(record: PropertyRecord): string {
  const total = cellOf(record['BathroomsTotalDecimal']);
  if (total) return total;
  const parts = Object.entries(BATHROOMS).map(
    ([field, share]) => Number(record[field] ?? 0) * share,
  );
  const sum = parts.reduce((one, other) => one + other, 0);
  return sum > 0 ? String(sum) : cellOf(record['BathroomsTotalInteger']);
}

function readAge({ YearBuilt }: PropertyRecord, note: Note): number | null {
  const year = readNumber(cellOf(YearBuilt), years, note);
  return year === null ? null : Math.max(0, new Date().getFullYear() - year);
}

function readExtras(record: PropertyRecord, note: Note): ListingExtras {
  const furnished = { furnished: 'Furnished', unfurnished: 'Unfurnished' } as const;
  const key = lookupKey(record['Furnished']);
  return {
    furnished: key === 'furnished' || key === 'unfurnished' ? furnished[key] : null,
    publicRemarks: textOf(record['PublicRemarks']),
    listOfficeName: textOf(record['ListOfficeName']),
    media: readVideos(record),
    pictures: readPictures(record),
    openHouses: readOpenHouses(record, note),
    enteredAt: readEntry(record),
    earlierPrice: readEarlierPrice(record),
  };
}

/** The noon of OnMarketDate in New York, in summer 13:00: a day that is the same in all its time zones. */
function readEntry({ OnMarketDate }: PropertyRecord): Date | undefined {
  const day = textOf(OnMarketDate)?.slice(0, 10) ?? '';
  const noon = Date.parse(`${day}T17:00:00Z`);
  return /^\d{4}-/.test(day) && noon < Date.now() ? new Date(noon) : undefined;
}

/** The first price, and when the present one began. */
function readEarlierPrice(record: PropertyRecord): EarlierPrice | undefined {
  const price = Number(record['OriginalListPrice'] ?? record['PreviousListPrice']);
  const since = record['PriceChangeTimestamp'];
  if (!(price > 0 && price < prices.to) || !isTimestamp(since)) return undefined;
  return { price: Math.round(price), until: new Date(since) };
}
