import type { BlockPlan, WindowPlan } from '../building/block-plan.js';
import { Random } from '../draw/random.js';
import type { ProjectFacts, ProjectKind } from '../facts/project-facts.js';
import { BRASS, DOORS, IRONS, type Material, NAVY, PANELS, STONES } from '../palette.js';
import { materialOf } from './project-material.js';

type Variation = (material: Material, random: Random, storeys: number) => Partial<BlockPlan>;

/** The building of a project, the same in every picture of it. */
export function projectPlan(
  facts: Pick<ProjectFacts, 'building' | 'kind' | 'storeys' | 'material'>,
): BlockPlan {
  const random = new Random(`${facts.building}/building`);
  const material = materialOf(facts.material, random);
  const upper = Math.max(1, facts.storeys - 1);
  return {
    x: 0,
    z: 0,
    width: random.between(30, 38),
    depth: 24,
    storeyHeight: 3.4,
    groundHeight: 4.8,
    masses: [{ storeys: upper, inset: 0 }],
    material,
    windows: openings(material, 3.2, 1.5, 2, [1, 2]),
    ground: 'lobby',
    groundMaterial: random.pick(STONES),
    accent: random.pick([NAVY, BRASS, ...DOORS]),
    cornice: { colour: material.trim, height: 1.2, out: 0.8, brackets: true },
    roof: ['bulkhead', 'tank'],
    ...VARIATIONS[facts.kind](material, random, upper),
  };
}

function openings(
  material: Material,
  pitch: number,
  width: number,
  height: number,
  panes: readonly [number, number],
  arch = 0,
): WindowPlan {
  return {
    pitch,
    width,
    height,
    sill: 0.75,
    arch,
    style: { frame: material.frame, recess: 0.26, panes, sill: material.trim, curtains: 0.3 },
  };
}

const VARIATIONS: Record<ProjectKind, Variation> = {
  loft: (material) => ({
    storeyHeight: 4.1,
    windows: openings(material, 3.9, 2.7, 2.8, [3, 4], 0.45),
    ground: 'shops',
    groundMaterial: IRONS[1],
    piers: material.trim,
    beltEvery: 2,
  }),
  apartments: (material, random) => ({
    beltEvery: 3,
    quoins: random.chance(0.5),
    piers: random.chance(0.4) ? material.trim : undefined,
  }),
  'mixed use': (material, random) => ({
    ground: 'shops',
    groundMaterial: random.pick(PANELS),
    windows: openings(material, 3.6, 2.2, 2.2, [2, 1]),
    balconies: { every: 3, slab: material.trim, rail: 'glass', out: 1.3 },
    cornice: { colour: material.trim, height: 0.6, out: 0.3 },
    roof: ['plant', 'garden'],
  }),
  office: (material, _random, storeys) => ({
    storeyHeight: 3.9,
    groundHeight: 5.6,
    masses:
      storeys > 12
        ? [
            { storeys: storeys - 5, inset: 0 },
            { storeys: 3, inset: 2.4 },
            { storeys: 2, inset: 2.4 },
          ]
        : [{ storeys, inset: 0 }],
    windows: openings(material, 3.4, 2.3, 2.5, [2, 2]),
    piers: material.trim,
    beltEvery: 5,
  }),
  'town houses': () => ({}),
  garden: (material) => ({
    width: 34,
    storeyHeight: 3.15,
    groundHeight: 3.8,
    ground: 'stone',
    windows: openings(material, 3, 1.5, 1.8, [2, 2]),
    roof: ['bulkhead'],
  }),
  warehouse: (material) => ({
    width: 42,
    storeyHeight: 4.2,
    groundHeight: 5.4,
    windows: openings(material, 4.1, 2.9, 2.9, [4, 4], 0.5),
    ground: 'loading',
    groundMaterial: material,
    piers: material.wall,
    roof: ['tank', 'plant'],
  }),
  tower: (material, random, storeys) => ({
    width: 28,
    depth: 26,
    masses: [
      { storeys: 3, inset: 0 },
      { storeys: storeys - 3, inset: 2.5 },
    ],
    windows: undefined,
    glass: {
      pitch: 2.2,
      mullion: material.frame,
      spandrel: BRASS,
      solid: random.between(0.14, 0.2),
      fins: true,
    },
    ground: 'lobby',
    cornice: { colour: material.trim, height: 0.5, out: 0.18 },
    roof: ['plant', 'garden'],
  }),
};
