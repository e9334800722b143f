import { readFileSync } from 'node:fs';
import { boroughByPoint } from '@phantom/listings-service';
import type { DemoListing } from '@phantom/listings-service/seed';
import type { Interior } from './interiors.js';

const read = (name: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`../../services/listings/demo/${name}`, import.meta.url), 'utf8'),
  );
const listings = read('listings.json') as DemoListing[];
const interiors = new Set((read('interiors.json') as Interior[]).map(({ id }) => id));

describe('the demo feed', () => {
  it('has several hundred listings with unique keys that can be part of a path', () => {
    expect(listings.length).toBeGreaterThan(400);
    expect(new Set(listings.map(({ key }) => key)).size).toBe(listings.length);
    expect(listings.filter(({ key }) => !/^[a-z0-9-]+$/.test(key))).toEqual([]);
  });

  it.each(['queens', 'manhattan', 'brooklyn', 'bronx'])(
    'has sales, rentals and open houses in %s',
    (borough) => {
      const here = listings.filter((listing) => listing.borough === borough);

      expect(here.filter(({ offer }) => offer === 'sale').length).toBeGreaterThan(40);
      expect(here.filter(({ offer }) => offer === 'rental').length).toBeGreaterThan(30);
      expect(here.filter((listing) => listing.open_house).length).toBeGreaterThan(10);
    },
  );

  it('has sales, rentals and open houses on Staten Island', () => {
    const here = listings.filter((listing) => listing.borough === 'staten-island');

    expect(here.filter(({ offer }) => offer === 'sale')).toHaveLength(36);
    expect(here.filter(({ offer }) => offer === 'rental')).toHaveLength(18);
    expect(here.filter((listing) => listing.open_house).length).toBeGreaterThan(5);
  });

  it('has every listing at coordinates within its borough', () => {
    const elsewhere = listings.filter(
      ({ latitude, longitude, borough }) => boroughByPoint(latitude, longitude) !== borough,
    );

    expect(elsewhere).toEqual([]);
  });

  it('lists all made-up fields in synthetic', () => {
    for (const listing of listings) {
      if (listing.open_house) expect(listing.synthetic).toContain('open_house');
      if (listing.offer === 'rental') expect(listing.synthetic).toContain('address');
      if (listing.offer === 'rental' && ['bronx', 'staten-island'].includes(listing.borough))
        expect(listing.synthetic).toContain('price');
      expect(listing.synthetic.filter((field) => !(field in listing))).toEqual([]);
    }
  });

  it('uses interiors of the pool only, and all of them', () => {
    const shown = listings.flatMap((listing) => listing.interiors);

    expect(shown.filter((id) => !interiors.has(id))).toEqual([]);
    expect(new Set(shown).size).toBe(interiors.size);
  });

  it('has a different description for every listing, without a broker', () => {
    expect(new Set(listings.map(({ description }) => description)).size).toBe(listings.length);
    expect(
      listings.filter(({ description }) => /undefined|null|NaN| {2}|\$\{/.test(description)),
    ).toEqual([]);
    expect(JSON.stringify(listings)).not.toMatch(/brokered/i);
  });
});
