import { stringify } from 'csv-stringify/sync';
import { nySalesFeed } from '../src/import/feed-formats/ny-sales.feed.js';
import { streetEasyFeed } from '../src/import/feed-formats/streeteasy.feed.js';

const sale = {
  BROKERTITLE: 'Brokered by Ivory Tower Realty',
  TYPE: 'Co-op for sale',
  PRICE: '315000',
  BEDS: '2',
  BATH: '2',
  PROPERTYSQFT: '1400',
  ADDRESS: '2 E 55th St Unit 803',
  STATE: 'New York, NY 10022',
  MAIN_ADDRESS: '2 E 55th St Unit 803New York, NY 10022',
  ADMINISTRATIVE_AREA_LEVEL_2: 'New York County',
  LOCALITY: 'New York',
  SUBLOCALITY: 'Manhattan',
  STREET_NAME: 'East 55th Street',
  LONG_NAME: 'Regis Residence',
  FORMATTED_ADDRESS: 'Regis Residence, 2 E 55th St #803, New York, NY 10022, USA',
  LATITUDE: '40.761255',
  LONGITUDE: '-73.9744834',
};

const rental = {
  ...Object.fromEntries(streetEasyFeed.columns.map((column) => [column, '0'])),
  rental_id: '1545',
  building_id: '44518357',
  rent: '2550',
  bedrooms: '0',
  bathrooms: '1',
  size_sqft: '480',
  has_doorman: '1',
  neighborhood: 'Upper East Side',
  submarket: 'All Upper East Side',
  borough: 'Manhattan',
};

export type FeedLines = readonly (string | Buffer)[];

type SaleCells = Partial<typeof sale>;
type RentalCells = Partial<Record<(typeof streetEasyFeed.columns)[number], string>>;

export const saleHeader = ['BROKERTITLE', ...nySalesFeed.columns].join(',');
export const saleLine = (cells: SaleCells = {}) =>
  stringify([{ ...sale, ...cells }], { eof: false });

export const rentalHeader = streetEasyFeed.columns.join(',');
export const rentalLine = (cells: RentalCells = {}) =>
  stringify([{ ...rental, ...cells }], { eof: false, columns: [...streetEasyFeed.columns] });

/** A small file of sales: two listings, the first of which has two lines. */
export const sales = [
  saleHeader,
  saleLine(),
  saleLine({ ADDRESS: '61 Edgewater Park', BATH: '2.3738608579684373' }),
  saleLine({ ADDRESS: '2 East 55th Street #803' }),
];

/** Lines as a stream. */
export async function* fileOf(lines: FeedLines): AsyncGenerator<Buffer> {
  for (const line of lines) yield Buffer.concat([Buffer.from(line), Buffer.from('\r\n')]);
}
