import sharp from 'sharp';
import { catalogue, type Picture } from './catalogue.js';
import { draw } from './draw-picture.js';
import { BOROUGHS } from './facts/borough.js';
import type { HomeFacts, HomeKind } from './facts/home-facts.js';
import { HOURS } from './light/hours.js';
import type { LightName } from './draw/light.js';
import { KINDS } from './output/picture-kinds.js';

type Drawable = Exclude<Picture, { kind: 'brand' }>;

const HOMES: HomeKind[] = [
  'house',
  'townhouse',
  'multi-family',
  'condo',
  'co-op',
  'loft',
  'rental',
  'land',
  'mobile home',
];
const LIGHTS = Object.keys(HOURS) as LightName[];

function home(facts: Partial<HomeFacts>): Drawable {
  const usual: HomeFacts = {
    key: 'spec',
    kind: 'house',
    borough: 'Brooklyn',
    light: 'noon',
    season: 'summer',
    tier: 0.5,
    beds: 3,
  };
  return { kind: 'homes', id: 'homes/spec', facts: { ...usual, ...facts } };
}

/** Parses the SVG like the rasteriser. */
async function expectSound(picture: Drawable): Promise<void> {
  const svg = draw(picture);
  expect(/NaN|undefined|Infinity/.exec(svg)?.[0]).toBeUndefined();
  const {
    format,
    width = 0,
    height = 1,
  } = await sharp(Buffer.from(svg), { unlimited: true }).metadata();
  expect(format).toBe('svg');
  expect(width / height).toBeCloseTo(KINDS[picture.kind].ratio, 5);
}

const pictures = (await catalogue()).filter(
  (picture): picture is Drawable => picture.kind !== 'brand',
);
/** One of each kind: a drawing takes a quarter of a second, and `npm run illustrations` draws all. */
const shared = [...Map.groupBy(pictures, ({ kind }) => kind)].flatMap(([kind, all]) =>
  kind === 'homes' ? [] : all.slice(0, 1),
);
/** Every kind of home and every light, each at least once. */
const litHomes = Array.from(
  { length: Math.max(HOMES.length, LIGHTS.length) },
  (_, at) => [HOMES[at % HOMES.length]!, LIGHTS[at % LIGHTS.length]!] as const,
);

describe('draw', () => {
  it.each(litHomes)('draws a %s at %s', (kind, light) => {
    const borough = BOROUGHS[LIGHTS.indexOf(light) % BOROUGHS.length];
    const season = light === 'snow' ? 'winter' : 'autumn';
    return expectSound(home({ key: `${kind} ${light}`, kind, light, borough, season }));
  });

  it.each(shared.map((picture) => [picture.id, picture] as const))('draws %s', (_, picture) =>
    expectSound(picture),
  );

  it('draws the same picture from the same facts', () => {
    expect(draw(home({}))).toBe(draw(home({})));
  });

  it.each([
    ['key', { key: 'another' }],
    ['light', { light: 'dusk' }],
    ['season', { season: 'spring' }],
    ['borough', { borough: 'Queens' }],
    ['kind', { kind: 'co-op' }],
  ] as const)('draws another picture for another %s', (_, facts) => {
    expect(draw(home(facts))).not.toBe(draw(home({})));
  });
});
