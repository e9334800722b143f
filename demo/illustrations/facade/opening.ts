import type { Face, Rect } from '../draw/face.js';
import type { Vec3 } from '../draw/vector.js';

/** A hole in a wall, in metres on the wall. */
export interface Opening extends Rect {
  /** Height of the arch above the straight part, as a share of half the width: 0 is flat, 1 a half circle. */
  arch?: number;
}

export interface Grid {
  storeys: number;
  storeyHeight: number;
  /** Metres from the foot of the wall to the first storey's floor. */
  base: number;
  bays: number;
  /** The free margin in metres at both ends of the wall. */
  margin: number;
  width: number;
  height: number;
  /** Metres from the floor to the foot of the opening. */
  sill: number;
  arch?: number;
}

/** One opening per bay and storey, each centred in its bay. */
export function openingGrid(face: Face, grid: Grid): Opening[] {
  const pitch = (face.width - 2 * grid.margin) / grid.bays;
  const width = Math.min(grid.width, pitch * 0.86);
  return steps(grid.storeys).flatMap((storey) =>
    steps(grid.bays).map((bay) => ({
      u: grid.margin + pitch * (bay + 0.5) - width / 2,
      v: grid.base + storey * grid.storeyHeight + grid.sill,
      width,
      height: grid.height,
      arch: grid.arch,
    })),
  );
}

/** The number of bays of about that width that fit into the wall. */
export function baysFor(face: Face, pitch: number, margin = 0): number {
  return Math.max(1, Math.round((face.width - 2 * margin) / pitch));
}

export function steps(count: number): number[] {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => index);
}

/** The outline of an opening on its wall, enlarged by `grow` metres. */
export function contour(face: Face, opening: Opening, out = 0, grow = 0): Vec3[] {
  const { u, v, width, height, arch = 0 } = opening;
  const [left, right, foot] = [u - grow, u + width + grow, v - grow];
  const half = width / 2 + grow;
  const rise = arch * (width / 2);
  const spring = v + height - rise + (rise ? 0 : grow);
  const head = rise ? rise + grow : 0;
  const curve = head ? steps(9).map((step) => (Math.PI * step) / 8) : [0, Math.PI];
  return [
    face.at(left, foot, out),
    face.at(right, foot, out),
    ...curve.map((angle) =>
      face.at(u + width / 2 + half * Math.cos(angle), spring + head * Math.sin(angle), out),
    ),
  ];
}
