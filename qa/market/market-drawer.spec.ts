import { readFileSync, statSync } from 'node:fs';
import { boroughByZip } from '@phantom/listings-service';
import { MarketDrawer } from './market-drawer.js';
import type { Market, RoomsRow, Segment } from './market.js';
import { groupBy, mean } from './statistics.js';

const file = new URL('market.json', import.meta.url);
const market = JSON.parse(readFileSync(file, 'utf8')) as Market;
const now = new Date('2026-11-21T12:00:00Z');
const drawer = new MarketDrawer(market, 'test', now);
const homes = Array.from({ length: 20_000 }, (_, index) => drawer.draw(index + 1));
const listings = homes.map(({ listing }) => listing);
const bySegment = groupBy(
  listings,
  ({ transactionType, borough }) => `${transactionType} ${borough}`,
);

const total = market.segments.reduce((sum, { homes: count }) => sum + count, 0);
const segments = market.segments.map(
  (segment) => [`${segment.offer} ${segment.borough}`, segment] as const,
);

/** The mean over all rows of a segment. */
function expected({ kinds, homes: count }: Segment, valueOf: (row: RoomsRow) => number): number {
  const rows = kinds.flatMap(({ rooms }) => rooms);
  return rows.reduce((sum, row) => sum + valueOf(row) * row[2], 0) / sumOf(rows, count);
}

const sumOf = (rows: RoomsRow[], otherwise: number) =>
  rows.reduce((sum, row) => sum + row[2], 0) || otherwise;

describe('market.json', () => {
  it('is at most 220 KB', () => {
    expect(statSync(file).size).toBeLessThan(220_000);
  });
});

describe('MarketDrawer', () => {
  it('draws the same listing for the same number', () => {
    const again = new MarketDrawer(market, 'test', now);

    expect(again.draw(4711)).toEqual(homes[4710]);
    expect(new MarketDrawer(market, 'other', now).draw(4711)).not.toEqual(homes[4710]);
  });

  it.each(segments)('draws the share of %s', (name, segment) => {
    const share = (bySegment.get(name)?.length ?? 0) / homes.length;

    expect(Math.abs(share - segment.homes / total)).toBeLessThan(0.01);
  });

  it.each(segments)(
    'draws prices, rooms and unknown areas of %s as in the feeds',
    (name, segment) => {
      const drawn = bySegment.get(name) ?? [];
      const bedrooms = drawn.flatMap(({ bedroomsTotal }) => bedroomsTotal ?? []);
      const unmeasured =
        drawn.filter(({ livingArea }) => livingArea === null).length / drawn.length;
      const factor = expectedFactor(segment);
      const prices = drawn.flatMap(({ listPrice }) => (listPrice ? Math.log(listPrice) : []));

      expect(Math.abs(mean(prices) - expected(segment, (row) => row[3]) - factor)).toBeLessThan(
        0.12,
      );
      expect(Math.abs(unmeasured - expected(segment, (row) => row[5]))).toBeLessThan(0.06);
      expect(Math.abs(mean(bedrooms) - meanBedrooms(segment))).toBeLessThan(0.25);
    },
  );

  it('draws coordinates within the ZIP code', () => {
    const placed = listings.filter(({ postalCode }) => postalCode !== null);
    const elsewhere = placed.filter(
      ({ postalCode, borough }) => boroughByZip(postalCode ?? '') !== borough,
    );

    expect(placed.length / listings.length).toBeGreaterThan(0.95);
    // As in the feed: Marble Hill, and streets that were mistaken for streets of the same name.
    expect(elsewhere.length / placed.length).toBeLessThan(0.005);
  });

  it('draws the same point for the same house', () => {
    const byHouse = groupBy(
      listings.filter(({ latitude }) => latitude !== null),
      ({ postalCode, unparsedAddress }) =>
        `${unparsedAddress?.replace(/ (Apt|Unit) .*/, '')}, ${postalCode}`,
    );
    const points = [...byHouse.values()].map(
      (same) => new Set(same.map(({ latitude }) => latitude)),
    );

    expect(points.every(({ size }) => size === 1)).toBe(true);
    expect(points.length).toBeLessThan(listings.length);
  });

  it('draws the share of open houses of the demo feed and ages of up to two months', () => {
    const viewings = homes.filter(({ viewing }) => viewing !== null).length / homes.length;
    const ages = listings.map(({ enteredAt }) => now.getTime() - enteredAt.getTime());

    expect(Math.abs(viewings - market.openHouseShare)).toBeLessThan(0.01);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeLessThan(61 * 24 * 60 * 60 * 1000);
  });
});

function expectedFactor({ places }: Segment): number {
  const weights = places.map((place) => place.homes.reduce((sum, count) => sum + count, 0));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return places.reduce((sum, { factor }, at) => sum + factor * (weights[at] ?? 0), 0) / all;
}

function meanBedrooms({ kinds }: Segment): number {
  const rows = kinds.flatMap(({ rooms }) => rooms).filter(([bedrooms]) => bedrooms !== null);
  return (
    rows.reduce((sum, [bedrooms, , count]) => sum + (bedrooms ?? 0) * count, 0) / sumOf(rows, 1)
  );
}
