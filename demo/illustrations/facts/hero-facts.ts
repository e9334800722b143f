import type { LightName } from '../draw/light.js';
import type { Focus } from '../output/picture-kinds.js';
import type { Season } from '../street/season.js';
import { type Borough, boroughOf } from './borough.js';
import { lightOf, seasonOf } from './light-of-day.js';
import { readDemoList } from './read-json.js';

const HERO_SUBJECTS = [
  'skyline',
  'brownstone street',
  'bridge',
  'waterfront',
  'avenue',
  'rooftops',
  'warehouse street',
  'park',
  'office tower',
  'construction',
  'town houses',
  'low-rise',
  'harbour',
] as const;
export type HeroSubject = (typeof HERO_SUBJECTS)[number];

/** The facts for a wide picture at the head of a page. */
export interface HeroFacts {
  key: string;
  subject: HeroSubject;
  borough: Borough;
  light: LightName;
  season: Season;
  /** The point that crops keep; the centre without it. */
  focus?: Focus;
}

interface HeroRecord {
  key: string;
  focus?: Focus;
  facts: { subject?: string; borough?: string; light?: string; season?: string };
}

/** Pictures that pages name themselves, independent of the content service. */
const PAGES: readonly HeroFacts[] = [
  {
    key: 'borough-manhattan',
    subject: 'skyline',
    borough: 'Manhattan',
    light: 'golden hour',
    season: 'summer',
  },
  {
    key: 'borough-brooklyn',
    subject: 'bridge',
    borough: 'Brooklyn',
    light: 'morning',
    season: 'summer',
  },
  {
    key: 'borough-queens',
    subject: 'low-rise',
    borough: 'Queens',
    light: 'noon',
    season: 'spring',
  },
  {
    key: 'borough-bronx',
    subject: 'avenue',
    borough: 'Bronx',
    light: 'golden hour',
    season: 'autumn',
  },
  {
    key: 'borough-staten-island',
    subject: 'harbour',
    borough: 'Staten Island',
    light: 'dawn',
    season: 'summer',
  },
  { key: 'login', subject: 'skyline', borough: 'Manhattan', light: 'dusk', season: 'winter' },
];

/** One picture for each hero of the content service, and those that pages name. */
export async function heroFacts(): Promise<HeroFacts[]> {
  const records = await readDemoList<HeroRecord>('services/content/demo/heroes.json');
  const own = records.map(describe);
  return [...own, ...PAGES.filter(({ key }) => !own.some((hero) => hero.key === key))];
}

function describe({ key, focus, facts }: HeroRecord): HeroFacts {
  return {
    key,
    subject: HERO_SUBJECTS.find((subject) => subject === facts.subject) ?? 'skyline',
    borough: boroughOf(facts.borough),
    light: lightOf(facts.light) ?? 'golden hour',
    season: seasonOf(facts.season) ?? 'summer',
    ...(focus && { focus }),
  };
}
