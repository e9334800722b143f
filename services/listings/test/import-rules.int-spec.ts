import type { TestApp } from '@phantom/service-kit/testing';
import { rentalHeader, rentalLine, saleHeader, saleLine, sales } from './feed-lines.js';
import { importLines, listingsOf } from './import-lines.js';
import { listingsApp } from './listings-app.js';

describe('import rules', () => {
  let service: TestApp;

  beforeEach(async () => {
    service = await listingsApp();
  });
  afterEach(() => service.close());

  it('continues after every kind of broken line', async () => {
    const { entries } = await importLines(service, [
      saleHeader,
      saleLine({ ADDRESS: '1 First St' }),
      '"never closed,Co-op for sale,1,2,3',
      'too,few,columns',
      saleLine({ ADDRESS: '2 Second St', PRICE: 'call us' }),
      saleLine({ ADDRESS: '3 Third St', STATE: 'Yonkers, NY 10701', LATITUDE: '40.93' }),
      saleLine({ ADDRESS: 'x'.repeat(300) }),
      Buffer.from(saleLine({ ADDRESS: '4 Caf\u00e9 Pl' }), 'latin1'),
      '\u0000'.repeat(100_000),
      saleLine({ ADDRESS: '5 Fifth St', BEDS: '99999' }),
    ]);
    const skipped = entries.flatMap((entry) =>
      entry.kind === 'skipped' ? [[entry.line, entry.reason]] : [],
    );

    expect(skipped).toEqual([
      [3, 'unclosed-quote'],
      [4, 'wrong-column-count'],
      [5, 'no-price'],
      [6, 'outside-new-york'],
      [7, 'refused-by-database'],
      [9, 'overlong-line'],
    ]);
    expect((await listingsOf(service)).map(({ unparsedAddress }) => unparsedAddress)).toEqual([
      '1 First St',
      '4 Café Pl',
      '5 Fifth St',
    ]);
  });

  it('stores rentals without an address', async () => {
    await importLines(service, [
      rentalHeader,
      rentalLine(),
      rentalLine({ rental_id: '9', borough: 'Queens' }),
    ]);

    expect(await listingsOf(service)).toMatchObject([
      {
        source: 'streeteasy-rentals',
        sourceKey: '1545',
        transactionType: 'rental',
        borough: 'manhattan',
        bedroomsTotal: 0,
        unparsedAddress: null,
        postalCode: null,
        latitude: null,
        subdivisionName: 'Upper East Side',
        amenities: ['Doorman'],
      },
      { sourceKey: '9' },
    ]);
  });

  it('stores no broker', async () => {
    await importLines(service, sales);
    const [{ count }] = await service.dataSource.query(
      `SELECT count(*)::int FROM listing WHERE listing::text ILIKE '%ivory tower%' OR listing::text ILIKE '%broker%'`,
    );

    expect(count).toBe(0);
  });

  it('shows imported listings with null for unknown values', async () => {
    await importLines(service, [rentalHeader, rentalLine({ bathrooms: '0' })]);
    const answer = await service.inject({
      url: '/api/auth/listings-listfind?type=rentals&location=manhattan',
    });

    expect(answer.json()).toMatchObject({
      total: 1,
      list: [
        {
          images: '[]',
          address: null,
          neighbourhood: 'Upper East Side',
          city: 'New York',
          state: 'NY',
          zip_code: null,
          bedrooms: 0,
          bathrooms: null,
          price: 2550,
          type: 'Apartment',
          furnished: null,
          lot_size: null,
          title: null,
          description: null,
          amenities: 'Doorman',
          listing_type: 'rentals',
          latitude: null,
          available: true,
          open_houses: [],
          synthetic: [],
        },
      ],
    });
  });
});
