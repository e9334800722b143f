import type { BlockPlan, Mass, WindowPlan } from '../../building/block-plan.js';
import type { Random } from '../../draw/random.js';
import type { Borough } from '../../facts/borough.js';
import type { HomeFacts } from '../../facts/home-facts.js';
import { BRASS, BRICKS, type Material, NAVY, PALE_BRICKS, PANELS } from '../../palette.js';
import { clampStoreys } from './storeys.js';

const STOREYS: Record<Borough, readonly [number, number]> = {
  Manhattan: [12, 30],
  Brooklyn: [6, 16],
  Queens: [6, 16],
  Bronx: [6, 14],
  'Staten Island': [4, 6],
};

/** New construction: glass, panels or brick, with balconies. */
export function condoPlan(facts: HomeFacts, random: Random): BlockPlan {
  const usual = random.int(...STOREYS[facts.borough]) + facts.tier * 6;
  const storeys = clampStoreys(facts.storeys ?? usual, 4, 42);
  const tower = storeys > 12;
  return {
    x: 0,
    z: 0,
    width: tower ? random.between(24, 30) : random.between(18, 26),
    depth: tower ? 26 : 20,
    storeyHeight: 3.3,
    groundHeight: 5,
    masses: tower ? onPodium(storeys, random) : [{ storeys: storeys - 1, inset: 0 }],
    ground: random.chance(0.5) ? 'shops' : 'lobby',
    groundMaterial: random.pick(PANELS),
    accent: random.pick([BRASS, NAVY]),
    roof: random.chance(0.5) ? ['plant', 'garden'] : ['bulkhead', 'plant'],
    // Low glass buildings look like showrooms.
    ...(storeys > 8 && random.chance(0.4 + facts.tier * 0.3)
      ? glassSkin(random)
      : solidSkin(random)),
  };
}

function onPodium(storeys: number, random: Random): Mass[] {
  return [
    { storeys: random.int(2, 4), inset: 0 },
    { storeys: storeys - 4, inset: 2.5 },
  ];
}

type Skin = Pick<BlockPlan, 'material' | 'glass' | 'windows' | 'balconies' | 'cornice'>;

function glassSkin(random: Random): Skin {
  const material = random.pick(PANELS);
  const glass = {
    pitch: random.pick([1.5, 2.2, 3]),
    mullion: material.frame,
    spandrel: material.wall,
    solid: random.between(0.12, 0.3),
    fins: random.chance(0.4),
  };
  return { material, glass, cornice: capOf(material) };
}

function solidSkin(random: Random): Skin {
  const material = random.pick(random.pick([PANELS, PANELS, BRICKS, PALE_BRICKS]));
  return {
    material,
    windows: windowsOf(material, random),
    balconies: { every: random.pick([2, 3, 1]), slab: material.trim, rail: 'glass', out: 1.5 },
    cornice: capOf(material),
  };
}

function windowsOf(material: Material, random: Random): WindowPlan {
  const panes = random.pick([
    [2, 1],
    [3, 1],
  ] as const);
  return {
    pitch: random.between(3.2, 4.4),
    width: random.between(2, 2.9),
    height: 2.3,
    sill: 0.45,
    style: { frame: material.frame, recess: 0.16, panes, curtains: 0.25, bar: 0.09 },
  };
}

function capOf(material: Material): Skin['cornice'] {
  return { colour: material.trim, height: 0.5, out: 0.18 };
}
