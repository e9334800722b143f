import { readFileSync } from 'node:fs';
import { boroughByPoint } from '../geography/borough-by-point.js';
import type { DemoListing } from './demo-listing.js';
import type { Interior } from './generate/interiors.js';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../demo/${name}`, import.meta.url), 'utf8'));
const homes = read('listings.json') as DemoListing[];
const interiors = new Set((read('interiors.json') as Interior[]).map(({ id }) => id));

describe('the demo feed', () => {
  it('has several hundred homes, each with a key that can stand in a path', () => {
    expect(homes.length).toBeGreaterThan(400);
    expect(new Set(homes.map(({ key }) => key)).size).toBe(homes.length);
    expect(homes.filter(({ key }) => !/^[a-z0-9-]+$/.test(key))).toEqual([]);
  });

  it.each(['queens', 'manhattan', 'brooklyn', 'bronx'])('fills every tab in %s', (borough) => {
    const here = homes.filter((home) => home.borough === borough);

    expect(here.filter(({ offer }) => offer === 'sale').length).toBeGreaterThan(40);
    expect(here.filter(({ offer }) => offer === 'rental').length).toBeGreaterThan(30);
    expect(here.filter((home) => home.open_house).length).toBeGreaterThan(10);
  });

  it('fills every tab on Staten Island', () => {
    const here = homes.filter((home) => home.borough === 'staten-island');

    expect(here.filter(({ offer }) => offer === 'sale')).toHaveLength(36);
    expect(here.filter(({ offer }) => offer === 'rental')).toHaveLength(18);
    expect(here.filter((home) => home.open_house).length).toBeGreaterThan(5);
  });

  it('shows every home where it says it is', () => {
    const elsewhere = homes.filter(
      ({ latitude, longitude, borough }) => boroughByPoint(latitude, longitude) !== borough,
    );

    expect(elsewhere).toEqual([]);
  });

  it('marks what is made up', () => {
    for (const home of homes) {
      if (home.open_house) expect(home.synthetic).toContain('open_house');
      if (home.offer === 'rental') expect(home.synthetic).toContain('address');
      if (home.offer === 'rental' && ['bronx', 'staten-island'].includes(home.borough))
        expect(home.synthetic).toContain('price');
      expect(home.synthetic.filter((field) => !(field in home))).toEqual([]);
    }
  });

  it('shows rooms that the pool has', () => {
    const shown = homes.flatMap((home) => home.interiors);

    expect(shown.filter((id) => !interiors.has(id))).toEqual([]);
    expect(new Set(shown).size).toBe(interiors.size);
  });

  it('describes every home in words of its own, and names no broker', () => {
    expect(new Set(homes.map(({ description }) => description)).size).toBe(homes.length);
    expect(
      homes.filter(({ description }) => /undefined|null|NaN| {2}|\$\{/.test(description)),
    ).toEqual([]);
    expect(JSON.stringify(homes)).not.toMatch(/brokered/i);
  });
});
