import type { Colour } from '../../draw/colour.js';
import type { Random } from '../../draw/random.js';
import {
  BOARDS,
  BRICKS,
  BROWNSTONES,
  DOORS,
  type Material,
  PALE_BRICKS,
  STONES,
} from '../../palette.js';

/** One house of a row, x metres along the street. */
export interface RowHouse {
  x: number;
  width: number;
  storeys: number;
  storeyHeight: number;
  depth: number;
  material: Material;
  doorColour: Colour;
  /** Metres from the pavement to the front door. */
  rise: number;
  doorOnRight: boolean;
  arched: boolean;
  bay: boolean;
  top: 'cornice' | 'mansard';
  flowers: boolean;
  /** A small roof over the door, as two-family houses have. */
  doorRoof: boolean;
}

export interface RowCharacter {
  storeys: number;
  /** The share of houses in brownstone. */
  brown: number;
  /** Two-family houses: lower storeys, lower stoops, bays. */
  twoFamily: boolean;
}

function planRowHouse(random: Random, x: number, row: RowCharacter): RowHouse {
  const { twoFamily } = row;
  return {
    x,
    width: twoFamily ? random.between(7, 8.4) : random.between(6, 7.4),
    storeys: Math.max(2, row.storeys),
    storeyHeight: twoFamily ? random.between(3, 3.2) : random.between(3.4, 3.8),
    depth: 13,
    material: random.pick(familyOf(random, row)),
    doorColour: random.pick(DOORS),
    rise: twoFamily ? random.between(0.8, 1.2) : random.between(1.3, 2),
    doorOnRight: random.chance(0.5),
    arched: random.chance(0.25),
    bay: random.chance(twoFamily ? 0.6 : 0.3),
    top: !twoFamily && random.chance(0.22) ? 'mansard' : 'cornice',
    flowers: random.chance(0.3),
    doorRoof: twoFamily,
  };
}

function familyOf(random: Random, { brown, twoFamily }: RowCharacter): readonly Material[] {
  if (twoFamily) return random.pick([BRICKS, BRICKS, PALE_BRICKS, BOARDS]);
  return random.chance(brown) ? BROWNSTONES : random.pick([BRICKS, BRICKS, STONES, PALE_BRICKS]);
}

export function rowHouseHeight({ rise, storeys, storeyHeight }: RowHouse): number {
  return rise + storeys * storeyHeight + 0.9;
}

/** Plans a row from x on up to that length; `driveways` leaves a gap after every second house. */
export function planRow(
  random: Random,
  from: number,
  length: number,
  row: RowCharacter,
): RowHouse[] {
  const houses: RowHouse[] = [];
  for (let x = from; x < from + length;) {
    const house = planRowHouse(random, x, {
      ...row,
      storeys: row.storeys - (random.chance(0.3) ? 1 : 0),
    });
    houses.push(house);
    x += house.width + (row.twoFamily && houses.length % 2 === 0 ? 3 : 0);
  }
  return houses;
}
