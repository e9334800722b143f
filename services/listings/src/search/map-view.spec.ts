import { HomeIndex } from './home-index.js';
import type { Home } from './home.js';
import { mapView } from './map-view.js';

const home = (id: number, longitude: number | null, latitude: number | null): Home => ({
  ...{ id, longitude, latitude, offer: 'rental', borough: 'queens', neighbourhood: null },
  ...{
    zipCode: null,
    street: null,
    dwelling: null,
    bedrooms: null,
    bathrooms: null,
    amenities: [],
  },
  ...{ price: null, area: null, enteredAt: 0, openHouses: [], texts: [] },
});

const viewOf = (points: [number, number][], zoom: number) => {
  const index = new HomeIndex();
  points.forEach(([longitude, latitude], at) => index.put(home(at + 1, longitude, latitude)));
  return mapView(index, index.partitions.rowsOf({}).keepAll(index.placed), zoom);
};

/** A lattice over the city, far wider than 400 cells at any but the smallest zooms. */
const lattice = Array.from({ length: 2_500 }, (_, at): [number, number] => [
  -74.2 + (at % 50) * 0.01,
  40.5 + Math.floor(at / 50) * 0.008,
]);

describe('mapView', () => {
  it.each([9, 12, 15, 17])(
    'shows no more than can be told apart, and all of them, at zoom %d',
    (zoom) => {
      const { total, clusters, homes } = viewOf(lattice, zoom);
      const counted = clusters.reduce((sum, { count }) => sum + count, homes.length);

      expect(total).toBe(lattice.length);
      expect(counted).toBe(lattice.length);
      expect(clusters.length + homes.length).toBeLessThanOrEqual(400);
      expect(clusters.length + homes.length).toBeGreaterThan(4);
    },
  );

  it('shows each home by itself where there is room', () => {
    const { clusters, homes } = viewOf(lattice.slice(0, 50), 15);

    expect(clusters).toEqual([]);
    expect(homes[0]).toMatchObject({ price: null, offer: 'rental' });
    expect(homes.map(({ id }) => id).sort((one, other) => one - other)).toEqual(
      lattice.slice(0, 50).map((_, at) => at + 1),
    );
  });

  it('keeps homes at one point together, however near one looks', () => {
    const { clusters, homes, extent } = viewOf(
      [
        [-73.9, 40.7],
        [-73.9, 40.7],
      ],
      17,
    );

    expect(homes).toEqual([]);
    expect(clusters).toMatchObject([{ count: 2 }]);
    expect(clusters[0]!.longitude).toBeCloseTo(-73.9, 5);
    expect(clusters[0]!.latitude).toBeCloseTo(40.7, 5);
    expect(extent).toEqual(clusters[0]!.bounds);
  });

  it('is empty where nothing is', () => {
    expect(viewOf([], 12)).toEqual({ total: 0, extent: null, clusters: [], homes: [] });
  });
});
