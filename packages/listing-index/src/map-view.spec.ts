import { ListingIndex } from './listing-index.js';
import type { IndexedListing } from './indexed-listing.js';
import { mapView } from './map-view.js';

const listing = (
  id: number,
  longitude: number | null,
  latitude: number | null,
): IndexedListing => ({
  ...{ id, longitude, latitude, transactionType: 'rental', borough: 'queens', neighbourhood: null },
  ...{
    zipCode: null,
    street: null,
    dwelling: null,
    bedrooms: null,
    bathrooms: null,
    amenities: [],
    nearby: [],
    stations: [],
  },
  ...{ price: null, area: null, enteredAt: 0, openHouses: [], texts: [] },
});

const viewOf = (points: [number, number][], zoom: number) => {
  const index = new ListingIndex();
  points.forEach(([longitude, latitude], at) => index.put(listing(at + 1, longitude, latitude)));
  return mapView(index, index.partitions.rowsOf({}).intersect(index.located), zoom);
};

/** A lattice over the city with more than 400 cells at all but the smallest zooms. */
const lattice = Array.from({ length: 2_500 }, (_, at): [number, number] => [
  -74.2 + (at % 50) * 0.01,
  40.5 + Math.floor(at / 50) * 0.008,
]);

describe('mapView', () => {
  it.each([9, 12, 15, 17])('shows all listings in at most 400 markers at zoom %d', (zoom) => {
    const { total, clusters, listings } = viewOf(lattice, zoom);
    const counted = clusters.reduce((sum, { count }) => sum + count, listings.length);

    expect(total).toBe(lattice.length);
    expect(counted).toBe(lattice.length);
    expect(clusters.length + listings.length).toBeLessThanOrEqual(400);
    expect(clusters.length + listings.length).toBeGreaterThan(4);
  });

  it('shows each listing alone when it has a cell of its own', () => {
    const { clusters, listings } = viewOf(lattice.slice(0, 50), 15);

    expect(clusters).toEqual([]);
    expect(listings[0]).toMatchObject({ price: null, transactionType: 'rental' });
    expect(listings.map(({ id }) => id).sort((one, other) => one - other)).toEqual(
      lattice.slice(0, 50).map((_, at) => at + 1),
    );
  });

  it('clusters listings at the same point at the largest zoom', () => {
    const { clusters, listings, extent } = viewOf(
      [
        [-73.9, 40.7],
        [-73.9, 40.7],
      ],
      17,
    );

    expect(listings).toEqual([]);
    expect(clusters).toMatchObject([{ count: 2 }]);
    expect(clusters[0]!.longitude).toBeCloseTo(-73.9, 5);
    expect(clusters[0]!.latitude).toBeCloseTo(40.7, 5);
    expect(extent).toEqual(clusters[0]!.bounds);
  });

  it('returns an empty view without rows', () => {
    expect(viewOf([], 12)).toEqual({ total: 0, extent: null, clusters: [], listings: [] });
  });
});
