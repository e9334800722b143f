import { type Colour, hex } from '../draw/colour.js';
import type { Scene } from '../draw/scene.js';
import { plain, street, strip } from '../street/ground.js';
import type { Season } from '../street/season.js';

const GRASS: Record<Season, Colour> = {
  spring: hex('#8fae6c'),
  summer: hex('#7d9f65'),
  autumn: hex('#a3a063'),
  winter: hex('#9da285'),
};
const SNOW = hex('#f2f4f8');

/** Metres from the front of a house to the pavement. */
export const LAWN = 6.5;

/** Draws the grass around a detached house, and the street before it. */
export function ground(scene: Scene, season: Season): void {
  const grass = scene.light.snow ? SNOW : GRASS[season];
  plain(scene, grass);
  strip(scene, -LAWN, 60, grass);
  street(scene, { pavement: 2.4, road: 8, from: -LAWN });
}
