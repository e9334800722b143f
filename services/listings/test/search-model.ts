import type { Listing } from '../src/listings/listing.entity.js';
import { CommuteTimes } from '../src/commute/commute-times.js';
import { stationNamed } from '../src/commute/station-names.js';
import { SUBWAY } from '../src/commute/subway.js';
import { NearbyPlaces } from '../src/nearby/nearby-places.js';

/** The parameters of a search. The functions below carry it out by a plain filter over all rows. */
export interface Search {
  type?: string;
  location?: string;
  q?: string;
  min_price?: number;
  max_price?: number;
  min_bedrooms?: number;
  max_bedrooms?: number;
  min_bathrooms?: number;
  dwelling?: string[];
  min_area?: number;
  max_area?: number;
  neighbourhood?: string[];
  zip_code?: string[];
  street?: string[];
  amenities?: string[];
  nearby?: string[];
  commute?: string[];
  open_house_from?: string;
  open_house_to?: string;
  bounds?: [number, number, number, number];
  sort?: 'newest' | 'price-asc' | 'price-desc' | 'area-desc';
}

export type Row = Pick<
  Listing,
  | 'id'
  | 'transactionType'
  | 'borough'
  | 'propertySubType'
  | 'standardStatus'
  | 'listPrice'
  | 'bedroomsTotal'
  | 'bathroomsTotal'
  | 'livingArea'
  | 'unparsedAddress'
  | 'city'
  | 'postalCode'
  | 'subdivisionName'
  | 'latitude'
  | 'longitude'
  | 'amenities'
  | 'title'
  | 'publicRemarks'
  | 'enteredAt'
> & { openHouses: { startsAt: Date; endsAt: Date }[] };

const places = NearbyPlaces.read();

/** @param filter a place and the most minutes: `L-10` */
function isNear({ latitude, longitude }: Row, filter: string): boolean {
  const nearby = latitude !== null && longitude !== null && places.at({ latitude, longitude });
  if (!nearby) return false;
  const [what = '', most] = filter.split('-');
  return [
    ...nearby.stations.filter(({ lines }) => what === 'subway' || lines.includes(what)),
    ...nearby.parks.filter(({ kind }) => kind === what),
    ...nearby.schools.filter(({ stages }) => stages.some((stage) => stage === what)),
  ].some(({ minutes }) => minutes <= Number(most));
}

const times = new CommuteTimes(SUBWAY);

/** @param filter the name of a station and the most minutes: `Times Sq-30` */
function isCommute({ latitude, longitude }: Row, filter: string): boolean {
  const nearby = latitude !== null && longitude !== null && places.at({ latitude, longitude });
  const [name = '', most] = filter.split('-');
  const station = stationNamed(name);
  if (!nearby || station === null) return false;
  return nearby.stations.some(
    ({ number, minutes }) => minutes + (times.to(station)[number] ?? NaN) <= Number(most),
  );
}

const dwellings: Record<string, string> = {
  Apartment: 'Apartment',
  Condominium: 'Condo',
  'Stock Cooperative': 'Co-op',
  'Single Family Residence': 'House',
};

export const dwellingOf = ({
  propertySubType: kind,
}: Pick<Row, 'propertySubType'>): string | null =>
  kind === null ? null : (dwellings[kind] as string);

const within = (value: number | null, least?: number, most?: number): boolean =>
  (least === undefined && most === undefined) ||
  (value !== null && value >= (least ?? -Infinity) && value <= (most ?? Infinity));

export const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

export const textOf = (row: Omit<Row, 'id'>): string =>
  [
    ...[row.unparsedAddress, row.subdivisionName, row.city, row.postalCode, row.title],
    ...[row.publicRemarks, dwellingOf(row), ...row.amenities],
  ].join(' ');

const newYork = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

export const dayOf = (time: Date): string => newYork.format(time);

/** One function for each filter, so that a test can leave one out. */
export const FILTERS: Record<string, (row: Row, search: Search, now: Date) => boolean> = {
  market: ({ standardStatus }) => standardStatus !== 'Withdrawn',
  tab: ({ transactionType }, { type }) =>
    type === 'sales'
      ? transactionType === 'sale'
      : type === 'rentals'
        ? transactionType === 'rental'
        : true,
  location: ({ borough }, { location }) => location === undefined || borough === location,
  words: (row, { q = '' }) =>
    plainWords(q).every((word) => plainWords(textOf(row)).some((each) => each.startsWith(word))),
  price: (row, { min_price, max_price }) => within(row.listPrice, min_price, max_price),
  bedrooms: (row, search) => within(row.bedroomsTotal, search.min_bedrooms, search.max_bedrooms),
  bathrooms: (row, { min_bathrooms }) => within(row.bathroomsTotal, min_bathrooms),
  dwelling: (row, { dwelling }) => !dwelling || dwelling.includes(dwellingOf(row) ?? ''),
  area: (row, { min_area, max_area }) => within(row.livingArea, min_area, max_area),
  place: (row, { neighbourhood, zip_code }) =>
    (!neighbourhood && !zip_code) ||
    (neighbourhood ?? []).includes(row.subdivisionName ?? '') ||
    (zip_code ?? []).includes(row.postalCode ?? ''),
  street: ({ unparsedAddress }, { street }) =>
    !street || street.some((name) => unparsedAddress?.includes(` ${name}`)),
  amenities: (row, { amenities = [] }) => amenities.every((each) => row.amenities.includes(each)),
  nearby: (row, { nearby = [] }) => nearby.every((each) => isNear(row, each)),
  commute: (row, { commute = [] }) => commute.every((each) => isCommute(row, each)),
  openHouse: ({ openHouses }, { type, open_house_from: from, open_house_to: to }, now) =>
    (type !== 'open-houses' && from === undefined && to === undefined) ||
    openHouses.some(({ startsAt, endsAt }) => {
      const day = dayOf(startsAt);
      return endsAt > now && day >= (from ?? '') && day <= (to ?? '9999');
    }),
  bounds: ({ longitude, latitude }, { bounds }) => {
    if (!bounds) return true;
    const [west, south, east, north] = bounds;
    return within(longitude, west, east) && within(latitude, south, north);
  },
};

export const matches = (
  rows: readonly Row[],
  search: Search,
  now: Date,
  leftOut?: string,
): Row[] => {
  const filters = Object.entries(FILTERS).filter(([name]) => name !== leftOut);
  return rows.filter((row) => filters.every(([, isWanted]) => isWanted(row, search, now)));
};

const ranks: Record<string, (row: Row) => number> = {
  newest: () => 0,
  'price-asc': ({ listPrice }) => (listPrice === null ? -Infinity : -listPrice),
  'price-desc': ({ listPrice }) => listPrice ?? -Infinity,
  'area-desc': ({ livingArea }) => livingArea ?? -Infinity,
};

export const inOrder = (rows: readonly Row[], sort = 'newest'): Row[] => {
  const rank = ranks[sort] as (row: Row) => number;
  return [...rows].sort((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    if (a !== b) return a < b ? 1 : -1;
    return other.enteredAt.getTime() - one.enteredAt.getTime() || other.id - one.id;
  });
};
