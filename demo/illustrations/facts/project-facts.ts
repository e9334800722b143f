import type { LightName } from '../draw/light.js';
import type { Season } from '../street/season.js';
import { type Borough, boroughOf } from './borough.js';
import { lightOf } from './light-of-day.js';
import { readDemoList } from './read-json.js';

export type ProjectKind =
  'loft' | 'apartments' | 'mixed use' | 'office' | 'town houses' | 'garden' | 'warehouse' | 'tower';
export type ProjectView = 'street' | 'corner' | 'court' | 'roof';

/** The facts for a picture of an investment. Pictures of one project share its `building`. */
export interface ProjectFacts {
  key: string;
  building: string;
  kind: ProjectKind;
  storeys: number;
  borough: Borough;
  light: LightName;
  season: Season;
  /** In words of a broker: "buff brick". */
  material: string;
  view: ProjectView;
  /** The folder of the picture, where it is not the key, which also decides where the camera stands. */
  folder?: string;
  /** The building before the works: dull, dark, and with a bare roof. */
  isWeathered?: boolean;
}

interface ProjectRecord {
  key: string;
  facts: { kind?: string; storeys?: number; borough?: string; light?: string; material?: string };
  gallery?: { key: string; facts: { view?: string; light?: string } }[];
  /** What stood there before: the same building, or a lower one. */
  before?: { key: string; facts: { kind?: string; storeys?: number } };
}

const KINDS: readonly (readonly [RegExp, ProjectKind])[] = [
  [/loft/, 'loft'],
  [/garden/, 'garden'],
  [/mixed/, 'mixed use'],
  [/office/, 'office'],
  [/town/, 'town houses'],
  [/warehouse|industrial/, 'warehouse'],
  [/tower/, 'tower'],
];

const SEASON_OF_LIGHT: Record<LightName, Season> = {
  dawn: 'autumn',
  morning: 'spring',
  noon: 'summer',
  'golden hour': 'autumn',
  dusk: 'summer',
  night: 'summer',
  snow: 'winter',
};

/** For each project one picture, one from before the works, and those of its gallery. */
export async function projectFacts(): Promise<ProjectFacts[]> {
  const records = await readDemoList<ProjectRecord>('services/properties/demo/projects.json');
  return records.flatMap((record) => [
    describe(record, record.key, 'street', record.facts.light),
    ...(record.before ? [describeBefore(record, record.before)] : []),
    ...(record.gallery ?? []).map(({ key, facts }) =>
      describe(record, key, facts.view, facts.light),
    ),
  ]);
}

function describe(
  { key: building, facts }: ProjectRecord,
  key: string,
  view?: string,
  hour?: string,
): ProjectFacts {
  const light = lightOf(hour) ?? 'morning';
  return {
    key,
    building,
    kind: KINDS.find(([pattern]) => pattern.test(facts.kind ?? ''))?.[1] ?? 'apartments',
    storeys: facts.storeys ?? 6,
    borough: boroughOf(facts.borough),
    light,
    season: SEASON_OF_LIGHT[light],
    material: facts.material ?? 'brick',
    view: (['corner', 'court', 'roof'] as const).find((one) => one === view) ?? 'street',
  };
}

/** Seen from where the picture of today was taken: a visitor compares the two. */
function describeBefore(
  record: ProjectRecord,
  { key: folder, facts }: NonNullable<ProjectRecord['before']>,
): ProjectFacts {
  const before = { ...record, facts: { ...record.facts, ...facts } };
  return {
    ...describe(before, record.key, 'street', 'morning'),
    ...{ folder, season: 'winter', isWeathered: true },
  };
}
