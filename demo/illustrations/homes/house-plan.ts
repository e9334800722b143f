import type { Volume } from '../building/volume.js';
import type { Colour } from '../draw/colour.js';
import type { Random } from '../draw/random.js';
import type { HomeFacts } from '../facts/home-facts.js';
import { BOARDS, BRICKS, DOORS, PALE_BRICKS, SHINGLES } from '../palette.js';

export interface HousePlan {
  main: Volume;
  /** A gabled part that projects from the main one. */
  wing?: Volume;
  garage?: Volume;
  porch: { x: number; width: number; depth: number } | undefined;
  dormers: readonly number[];
  storeys: number;
  storeyHeight: number;
  doorU: number;
  doorColour: Colour;
  chimney: boolean;
  panes: readonly [number, number];
  shutters?: Colour;
}

const STOREY = 2.9;
const PANES = [
  [1, 2],
  [2, 2],
  [2, 3],
] as const;

type HouseFacts = Pick<HomeFacts, 'borough' | 'tier' | 'beds' | 'storeys'>;

/** A detached house of one to three storeys. */
export function planHouse(facts: HouseFacts, random: Random, x = 0): HousePlan {
  const storeys = storeysOf(facts, random);
  const main = mainOf(facts, storeys, random, x);
  const { material, roof } = main;
  const wing = roof.ridge !== 'away' && random.chance(0.6) ? wingOf(main, random) : undefined;
  const front = frontOf(main, wing, random);
  return {
    main,
    wing,
    garage: random.chance(0.4) ? garageOf(main, random) : undefined,
    porch: random.chance(0.7)
      ? { x: front.x + 0.2, width: front.width - 0.4, depth: 2 }
      : undefined,
    dormers: roof.ridge === 'along' && !wing && random.chance(0.7) ? [0.28, 0.72] : [],
    storeys,
    storeyHeight: STOREY,
    doorU: front.x - x + front.width * front.doorShare - 0.55,
    doorColour: random.pick(DOORS),
    chimney: random.chance(0.65),
    panes: random.pick(PANES),
    shutters: material.texture === 'boards' && random.chance(0.5) ? random.pick(DOORS) : undefined,
  };
}

function storeysOf({ beds, storeys }: HouseFacts, random: Random): number {
  if (storeys) return Math.min(3, storeys);
  if (beds <= 2) return random.int(1, 2);
  return beds >= 6 ? random.int(2, 3) : 2;
}

function mainOf({ borough, tier }: HouseFacts, storeys: number, random: Random, x: number): Volume {
  const brick = borough === 'Staten Island' ? 0.25 : 0.5;
  const material = random.pick(random.chance(brick) ? [...BRICKS, ...PALE_BRICKS] : BOARDS);
  const ridge = random.pick(['along', 'along', 'away', 'hip'] as const);
  return {
    x,
    z: 0,
    width: random.between(8.5, 11) + tier * 3,
    depth: 9.5,
    height: storeys * STOREY + 0.5,
    material,
    roof: {
      rise: random.between(2.4, 3.4),
      ridge,
      overhang: 0.5,
      shingle: random.pick(SHINGLES),
      fascia: material.trim,
    },
  };
}

/** The part of the front without the wing, and the position of the door in it. */
function frontOf(main: Volume, wing: Volume | undefined, random: Random) {
  const end = main.x + main.width;
  if (!wing) return { x: main.x, width: main.width, doorShare: random.pick([0.38, 0.62]) };
  const wingAtLeft = wing.x < main.x + main.width / 2;
  const wingEnd = wing.x + wing.width;
  return wingAtLeft
    ? { x: wingEnd, width: end - wingEnd, doorShare: 0.62 }
    : { x: main.x, width: wing.x - main.x, doorShare: 0.38 };
}

function wingOf(main: Volume, random: Random): Volume {
  const width = main.width * random.between(0.38, 0.46);
  return {
    ...main,
    x: random.chance(0.5) ? main.x + 0.4 : main.x + main.width - width - 0.4,
    z: -1.5,
    width,
    depth: 6,
    height: main.height - 0.3,
    roof: { ...main.roof, ridge: 'away', rise: width * 0.42 },
  };
}

function garageOf(main: Volume, random: Random): Volume {
  return {
    ...main,
    x: random.chance(0.5) ? main.x + main.width : main.x - 4.4,
    z: 1.6,
    width: 4.4,
    depth: 6.5,
    height: 2.9,
    roof: { ...main.roof, ridge: 'away', rise: 1.5 },
  };
}
