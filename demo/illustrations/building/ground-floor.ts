import { darken, hex } from '../draw/colour.js';
import { type Face, patch } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import { jut } from '../draw/solid.js';
import { belt } from '../facade/cornice.js';
import { door } from '../facade/door.js';
import { baysFor, type Opening, openingGrid, steps } from '../facade/opening.js';
import { canopy, storefronts } from '../facade/storefront.js';
import { wall } from '../facade/wall.js';
import { windows } from '../facade/window.js';
import { INK, type Material, STONES } from '../palette.js';
import { EVERGREEN } from '../street/season.js';
import { shrub } from '../street/shrub.js';
import type { BlockPlan } from './block-plan.js';

const LOBBY_LIGHT = hex('#ffe3a8');

/** Draws the ground floor: shops, a lobby with a canopy, rusticated stone, or loading doors. */
export function groundFloor(scene: Scene, face: Face, plan: BlockPlan): void {
  const material = plan.groundMaterial ?? plan.material;
  if (plan.ground === 'shops') storefronts(scene, face, face.height, material.wall);
  else wall(scene, face, material);
  if (plan.ground === 'lobby') lobby(scene, face, plan, material);
  if (plan.ground === 'stone') stone(scene, face, plan);
  if (plan.ground === 'loading') loading(scene, face, plan, material);
  belt(scene, face, face.height - 0.3, 0.36, material.trim, 0.22);
}

function lobby(scene: Scene, face: Face, plan: BlockPlan, material: Material): void {
  const bays = baysFor(face, 3.6, 0.8);
  const openings = openingGrid(face, {
    storeys: 1,
    storeyHeight: face.height,
    base: 0,
    bays,
    margin: 0.8,
    width: 2.7,
    height: face.height - 1.1,
    sill: 0.35,
  });
  const entrance = face.normal[2] < 0 ? Math.floor(bays / 2) : -1;
  const glazed = openings.filter((_, index) => index !== entrance);
  windows(scene, face, glazed, {
    frame: material.frame,
    recess: 0.2,
    panes: [2, 1],
    curtains: 0,
    bar: 0.1,
  });
  warmth(scene, face, glazed);
  const doorway = openings[entrance];
  if (!doorway) return;
  const middle = doorway.u + doorway.width / 2;
  frontDoor(scene, face, plan, middle);
  for (const side of [-1, 1]) planter(scene, face, middle + side * 1.9);
  canopy(scene, face, middle - 1.4, 2.8, 3, plan.accent);
}

/** The lamps and furniture of the lobby. */
function warmth(scene: Scene, face: Face, openings: readonly Opening[]): void {
  const glow = scene.fade(LOBBY_LIGHT, face.origin);
  const evening = scene.light.lamps > 0.3;
  for (const { u, v, width, height } of openings) {
    scene.polygon(face.rect(u, v, width, height), glow, evening ? 0.85 : 0.22);
    scene.polygon(
      face.rect(u + width * 0.2, v, width * 0.24, height * 0.3),
      scene.fade(INK, face.origin),
      0.3,
    );
    scene.polygon(
      face.rect(u, v + height * 0.74, width, 0.09),
      scene.tone(INK, face.normal, face.origin),
      0.7,
    );
  }
}

function frontDoor(scene: Scene, face: Face, plan: BlockPlan, middle: number): void {
  const at = { u: middle - 0.95, v: 0.1, width: 1.9, height: face.height - 1.2 };
  const surround = STONES[1]?.wall ?? plan.material.trim;
  door(scene, face, at, { leaf: plan.accent, surround, hood: true, leaves: 2 });
}

/** A clipped bush in a tub beside the door. */
function planter(scene: Scene, face: Face, u: number): void {
  jut(scene, face, { u: u - 0.3, v: 0, width: 0.6, height: 0.6 }, 0.9, INK, 0.3);
  shrub(scene, face.at(u, 0.5, 0.6), 1, EVERGREEN, scene.random);
}

function stone(scene: Scene, face: Face, plan: BlockPlan): void {
  const bays = Math.max(3, baysFor(face, plan.windows?.pitch ?? 3, 1.1));
  const openings = openingGrid(face, {
    storeys: 1,
    storeyHeight: face.height,
    base: 0,
    bays,
    margin: 1.1,
    width: 1.4,
    height: face.height - 2,
    sill: 1,
  });
  const middle = face.normal[2] < 0 ? Math.floor(bays / 2) : -1;
  const style = plan.windows?.style;
  if (style)
    windows(
      scene,
      face,
      openings.filter((_, index) => index !== middle),
      style,
    );
  const entrance = openings[middle];
  if (!entrance) return;
  frontDoor(scene, face, plan, entrance.u + entrance.width / 2);
}

function loading(scene: Scene, face: Face, plan: BlockPlan, material: Material): void {
  const bays = baysFor(face, 6.5, 1);
  const pitch = (face.width - 2) / bays;
  for (const bay of steps(bays)) {
    const [u, width] = [1 + bay * pitch + pitch * 0.16, pitch * 0.68];
    const height = face.height - 1.1;
    const colour = bay % 3 === 1 ? plan.accent : darken(material.trim, 0.25);
    patch(
      scene,
      face,
      { u: u - 0.15, v: 0, width: width + 0.3, height: height + 0.15 },
      darken(material.wall, 0.35),
    );
    patch(scene, face, { u, v: 0, width, height }, colour);
    for (const slat of steps(height / 0.4))
      patch(scene, face, { u, v: slat * 0.4, width, height: 0.06 }, darken(colour, 0.22));
    jut(
      scene,
      face,
      { u: u - 0.3, v: height + 0.2, width: width + 0.6, height: 0.14 },
      0.9,
      darken(material.wall, 0.5),
    );
  }
}
