import { aListingDetail } from '../../../testing/listings';
import type { ListingDetail } from '../api/listing-detail';
import { listingSchema } from './listing-schema.server';

const schemaOf = (over: Partial<ListingDetail>) =>
  listingSchema(
    aListingDetail({ images: '[{"url":"/pictures/a.webp","type":"image"}]', ...over }),
    { title: '764 Halsey Street', description: 'A townhouse' },
    {
      language: 'en',
      canonical: 'https://example.com/listings-detail/1',
      page: (path) => `https://example.com${path}`,
      file: (url) => `https://example.com${url}`,
    },
  );

describe('listingSchema', () => {
  it('describes a home for sale', () => {
    expect(schemaOf({})).toMatchObject({
      '@type': 'RealEstateListing',
      url: 'https://example.com/listings-detail/1',
      datePosted: '2026-11-01T12:00:00.000Z',
      image: ['https://example.com/pictures/a.webp'],
      offers: {
        price: 1250000,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
      },
      mainEntity: {
        '@type': 'House',
        address: { streetAddress: '764 Halsey Street', postalCode: '11233', addressRegion: 'NY' },
        geo: { latitude: 40.6842, longitude: -73.9307 },
        floorSize: { value: 1480, unitCode: 'FTK' },
        numberOfBedrooms: 3,
        numberOfBathroomsTotal: 2,
        amenityFeature: [{ name: 'Garden' }, { name: 'Fireplace' }],
      },
    });
  });

  it('describes a rental by the month', () => {
    expect(schemaOf({ listing_type: 'rentals', price: 3200 })).toMatchObject({
      offers: {
        businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
        priceSpecification: { price: 3200, unitCode: 'MON' },
      },
    });
  });

  it('marks a home that is reserved', () => {
    expect(schemaOf({ available: false })).toMatchObject({
      offers: { availability: 'https://schema.org/Reserved' },
    });
  });

  it('omits unknown values', () => {
    const written = JSON.stringify(
      schemaOf({ price: null, latitude: null, area: null, address: null, bathrooms: null }),
    );
    for (const name of ['offers', 'geo', 'floorSize', 'streetAddress', 'numberOfBathroomsTotal']) {
      expect(written).not.toContain(name);
    }
  });
});
