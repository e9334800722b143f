import { darken } from '../../draw/colour.js';
import type { Face } from '../../draw/face.js';
import type { Scene } from '../../draw/scene.js';
import { topOf, visibleFaces } from '../../draw/solid.js';
import { bay } from '../../facade/bay.js';
import { cornice } from '../../facade/cornice.js';
import { type Opening, openingGrid } from '../../facade/opening.js';
import { wall } from '../../facade/wall.js';
import { flowerBoxes } from '../../facade/window-extras.js';
import { windows, type WindowStyle } from '../../facade/window.js';
import { entrance } from './entrance.js';
import { mansard } from './mansard.js';
import { type RowHouse, rowHouseHeight } from './row-house-plan.js';

const BAYS = 3;
const MARGIN = 0.4;

/** Draws a row house: garden floor, stoop, tall windows or a bay, a cornice or a mansard. */
export function rowHouse(scene: Scene, house: RowHouse): void {
  const { x, width, depth, material } = house;
  const solid = { x, z: 0, width, depth, height: rowHouseHeight(house) };
  if (house.top === 'mansard') mansard(scene, solid, material);
  topOf(scene, solid, darken(material.wall, 0.4));
  for (const face of visibleFaces(scene, solid)) {
    wall(scene, face, material);
    if (face.normal[2] < 0) front(scene, face, house);
  }
}

function front(scene: Scene, face: Face, house: RowHouse): void {
  const { material } = house;
  const style = styleOf(house);
  const [plain, beside] = openingsOf(face, house);
  gardenWindows(scene, face, house, style);
  if (house.bay) {
    windows(scene, face, plain, style);
    bay(scene, face, bayOf(face, house), material, {
      ...style,
      hood: undefined,
      surround: undefined,
    });
  } else {
    windows(scene, face, [...plain, ...beside], style);
    if (house.flowers && !scene.light.snow) flowerBoxes(scene, face, beside.slice(0, 2));
  }
  cornice(scene, face, {
    colour: darken(material.trim, 0.06),
    height: 0.85,
    out: 0.55,
    brackets: true,
  });
  entrance(scene, face, house, doorMiddle(face, house));
}

function styleOf({ material, arched }: RowHouse): WindowStyle {
  return {
    frame: material.frame,
    recess: 0.22,
    panes: [1, 2],
    sill: material.trim,
    hood: arched ? undefined : material.trim,
    surround: arched ? { colour: material.trim, width: 0.16 } : undefined,
    curtains: 0.4,
  };
}

/** The windows above the door, and those of the other two axes. */
function openingsOf(face: Face, house: RowHouse): [Opening[], Opening[]] {
  const all = openingGrid(face, {
    base: house.rise,
    storeys: house.storeys,
    storeyHeight: house.storeyHeight,
    bays: BAYS,
    margin: MARGIN,
    width: 1.15,
    height: house.storeyHeight * 0.57,
    sill: house.storeyHeight * 0.22,
    arch: house.arched ? 0.7 : 0,
  });
  const doorBay = house.doorOnRight ? BAYS - 1 : 0;
  const aboveDoor = all.filter((_, index) => index % BAYS === doorBay && index >= BAYS);
  return [aboveDoor, all.filter((_, index) => index % BAYS !== doorBay)];
}

function gardenWindows(scene: Scene, face: Face, house: RowHouse, style: WindowStyle): void {
  if (house.rise < 1.2) return;
  const grid = {
    base: 0,
    storeys: 1,
    storeyHeight: 1,
    bays: BAYS,
    margin: MARGIN,
    width: 1.15,
    height: house.rise - 0.6,
    sill: 0.4,
  };
  const doorBay = house.doorOnRight ? BAYS - 1 : 0;
  const openings = openingGrid(face, grid).filter((_, index) => index !== doorBay);
  windows(scene, face, openings, {
    ...style,
    panes: [2, 1],
    hood: undefined,
    sill: undefined,
    surround: undefined,
  });
}

function doorMiddle(face: Face, { doorOnRight }: RowHouse): number {
  const pitch = (face.width - 2 * MARGIN) / BAYS;
  return MARGIN + pitch * ((doorOnRight ? BAYS - 1 : 0) + 0.5);
}

function bayOf(face: Face, { doorOnRight, rise, storeys, storeyHeight }: RowHouse) {
  const width = (face.width - 2 * MARGIN) * 0.56;
  const u = doorOnRight ? MARGIN + 0.1 : face.width - MARGIN - 0.1 - width;
  return { u, width, foot: 0, storeys, storeyHeight: storeyHeight + rise / storeys, out: 0.85 };
}
