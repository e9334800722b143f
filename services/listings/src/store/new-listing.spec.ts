import { digestOf, ofReso } from './new-listing.js';
import { nySalesFeed } from '../import/feeds/ny-sales/ny-sales.feed.js';
import { readRow } from '../import/csv/read-row.js';

const cells: Readonly<Record<string, string>> = {
  TYPE: 'Co-op for sale',
  PRICE: '315000.40',
  ADDRESS: '2 E 55th St',
  STATE: 'New York, NY 10022',
};
const columns = nySalesFeed.columns;
const row = readRow(
  2,
  columns,
  columns.map((column) => cells[column] ?? ''),
  columns,
);
const listing = ofReso(nySalesFeed.read(row).listing);

describe('ofReso', () => {
  it('keeps dollars whole', () => {
    expect(listing).toMatchObject({ listPrice: 315000, livingArea: null, offer: 'sale' });
  });
});

describe('digestOf', () => {
  it('is the same for the same facts, whatever their order or the time', () => {
    const reversed = Object.fromEntries(Object.entries(listing).reverse()) as typeof listing;

    expect(digestOf({ ...reversed, enteredAt: new Date() })).toBe(digestOf(listing));
  });

  it('is another when a fact changes', () => {
    expect(digestOf({ ...listing, listPrice: 1 })).not.toBe(digestOf(listing));
    expect(digestOf({ ...listing, latitude: 40 })).not.toBe(digestOf(listing));
  });
});
