import { digestOf } from '../listings/listing-writer.js';
import { toNewListing } from './import-store.js';
import { readRow } from './csv/row.js';
import { nySalesFeed } from './feed-formats/ny-sales.feed.js';

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
const listing = toNewListing(nySalesFeed.read(row).listing);

describe('toNewListing', () => {
  it('rounds dollars', () => {
    expect(listing).toMatchObject({ listPrice: 315000, livingArea: null, transactionType: 'sale' });
  });
});

describe('digestOf', () => {
  it('equals the digests that are stored in databases', () => {
    expect(digestOf(listing)).toBe(
      'dcb7a51fe846444fbb7847823cc45966f1d3b1f6ea3173acad6abf96219a808c',
    );
  });

  it('does not depend on the order of the fields or on the time of entry', () => {
    const reversed = Object.fromEntries(Object.entries(listing).reverse()) as typeof listing;

    expect(digestOf({ ...reversed, enteredAt: new Date() })).toBe(digestOf(listing));
  });

  it('changes with every field', () => {
    expect(digestOf({ ...listing, listPrice: 1 })).not.toBe(digestOf(listing));
    expect(digestOf({ ...listing, latitude: 40 })).not.toBe(digestOf(listing));
  });
});
