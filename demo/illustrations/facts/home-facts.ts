import { Random } from '../draw/random.js';
import type { LightName } from '../draw/light.js';
import type { Season } from '../street/season.js';
import { type Borough, boroughOf } from './borough.js';
import { readDemoList } from './read-json.js';

export type HomeKind =
  | 'house'
  | 'townhouse'
  | 'multi-family'
  | 'condo'
  | 'co-op'
  | 'loft'
  | 'rental'
  | 'land'
  | 'mobile home';

/** The facts for a picture of a home. */
export interface HomeFacts {
  key: string;
  kind: HomeKind;
  borough: Borough;
  light: LightName;
  season: Season;
  /** 0 modest to 1 lavish, from the price. */
  tier: number;
  /** The minimum number of storeys of the building. */
  storeys?: number;
  yearBuilt?: number;
  beds: number;
}

interface ListingRecord {
  key: string;
  kind: string;
  offer?: 'sale' | 'rental';
  borough: string;
  price?: number | null;
  bedrooms?: number | null;
  floor?: number | null;
  building_age?: number | null;
  title?: string;
  description?: string;
}

const KINDS: readonly (readonly [RegExp, HomeKind])[] = [
  [/townhouse/i, 'townhouse'],
  [/condo/i, 'condo'],
  [/cooperative|co-op/i, 'co-op'],
  [/multi/i, 'multi-family'],
  [/single|house/i, 'house'],
  [/land/i, 'land'],
  [/manufactured|mobile/i, 'mobile home'],
];

/** The fixed year from which building ages count, so that pictures do not change with the calendar. */
const AGES_COUNTED_IN = 2026;

/** One picture for each home of the demo feed. */
export async function homeFacts(): Promise<HomeFacts[]> {
  const records = await readDemoList<ListingRecord>('services/listings/demo/listings.json');
  return records.map(describe);
}

function describe(record: ListingRecord): HomeFacts {
  const random = new Random(`${record.key}/hour`);
  const light = random.pick(HOURS);
  return {
    key: record.key,
    kind: kindOf(record),
    borough: boroughOf(record.borough.replaceAll('-', ' ')),
    light,
    season: light === 'snow' ? 'winter' : random.pick(SEASONS),
    tier: tierOf(record),
    storeys: record.floor && record.floor > 2 ? record.floor + random.int(1, 4) : undefined,
    yearBuilt: record.building_age ? AGES_COUNTED_IN - record.building_age : undefined,
    beds: record.bedrooms ?? 2,
  };
}

// The frequency of each hour: mostly daylight, some evenings, a little snow.
const HOURS: readonly LightName[] = [
  ...Array<LightName>(6).fill('morning'),
  ...Array<LightName>(5).fill('noon'),
  ...Array<LightName>(5).fill('golden hour'),
  ...Array<LightName>(3).fill('dusk'),
  ...Array<LightName>(2).fill('dawn'),
  'snow',
];
const SEASONS: readonly Season[] = ['spring', 'summer', 'summer', 'autumn', 'autumn'];

function kindOf({ kind, title = '', description = '' }: ListingRecord): HomeKind {
  if (/\bloft\b/i.test(`${title} ${description}`) && !/single|land|multi/i.test(kind))
    return 'loft';
  return KINDS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'rental';
}

function tierOf({ price, offer }: ListingRecord): number {
  if (!price) return 0.3;
  const [modest, lavish] = offer === 'rental' ? [2_000, 15_000] : [300_000, 8_000_000];
  const share = Math.log(price / modest) / Math.log(lavish / modest);
  return Math.round(Math.max(0, Math.min(1, share)) * 100) / 100;
}
