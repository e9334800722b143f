import type { Colour } from '../draw/colour.js';
import type { Box } from '../draw/solid.js';
import type { BalconyStyle } from '../facade/balcony.js';
import type { CorniceStyle } from '../facade/cornice.js';
import type { CurtainWall } from '../facade/curtain-wall.js';
import type { WindowStyle } from '../facade/window.js';
import type { Material } from '../palette.js';

/** The window layout of the storeys above the ground floor. */
export interface WindowPlan {
  /** Metres from the middle of one window to the next. */
  pitch: number;
  width: number;
  height: number;
  sill: number;
  arch?: number;
  style: WindowStyle;
}

export type GroundFloor = 'shops' | 'lobby' | 'stone' | 'loading';

export type RoofItem = 'tank' | 'bulkhead' | 'plant' | 'mast' | 'garden';

/** A part of the building between two roofs: a tower on its podium, a set-back top. */
export interface Mass {
  storeys: number;
  /** The setback in metres from the part below, on every side. */
  inset: number;
}

/** All parameters of a building of several storeys, from a walk-up to a tower. */
export interface BlockPlan {
  x: number;
  z: number;
  width: number;
  depth: number;
  storeyHeight: number;
  groundHeight: number;
  masses: readonly Mass[];
  material: Material;
  /** Absent on a glass tower. */
  windows?: WindowPlan;
  glass?: Omit<CurtainWall, 'storeys' | 'storeyHeight'>;
  ground: GroundFloor;
  groundMaterial?: Material;
  accent: Colour;
  cornice?: CorniceStyle;
  /** Storeys between belt courses. */
  beltEvery?: number;
  quoins?: boolean;
  piers?: Colour;
  balconies?: BalconyStyle & { every: number };
  fireEscape?: boolean;
  /** Share of windows with an air conditioner on the sill. */
  airConditioners?: number;
  roof: readonly RoofItem[];
}

/** Metres of wall above the last storey, so that the cornice hides no window. */
export function parapetOf({ cornice }: BlockPlan): number {
  return cornice ? cornice.height + 0.35 : 0.5;
}

export function blockHeight(plan: BlockPlan): number {
  const last = massBoxes(plan).at(-1);
  return last ? (last.y ?? 0) + last.height : 0;
}

/** The masses as boxes, from the street up; the first includes the ground floor. */
export function massBoxes(plan: BlockPlan): Box[] {
  let [inset, y] = [0, 0];
  return plan.masses.map((mass, index) => {
    inset += mass.inset;
    const ground = index === 0 ? plan.groundHeight : 0;
    const height = ground + mass.storeys * plan.storeyHeight + parapetOf(plan);
    const box = {
      x: plan.x + inset,
      z: plan.z + inset,
      width: plan.width - 2 * inset,
      depth: plan.depth - 2 * inset,
      height,
      y,
    };
    y += height;
    return box;
  });
}
