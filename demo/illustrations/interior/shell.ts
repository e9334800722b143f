import type { Vec3 } from '../draw/vector.js';
import { floor, level } from './floor.js';
import type { Room } from './room.js';
import { wallOf } from './walls.js';

/** Draws floor, ceiling and three walls. */
export function shell(room: Room, accentWall: 'back' | 'left' | 'right' | 'none' = 'none'): void {
  floor(room);
  ceiling(room);
  for (const name of ['left', 'right', 'back'] as const) {
    const colour = accentWall === name ? room.decor.accentWall : room.decor.wall;
    wallOf(room, room[name], colour, accentWall === name && room.decor.brick);
  }
}

function ceiling(room: Room): void {
  const { scene, decor } = room;
  const height = decor.height;
  scene.polygon(level(room, height), scene.soft(decor.ceiling, 0.62));
  if (!decor.brick) return;
  for (let z = -1.5; z < room.depth; z += 1.5) {
    const beam: Vec3[] = [
      [0, height, z],
      [room.width, height, z],
      [room.width, height, z + 0.26],
      [0, height, z + 0.26],
    ];
    scene.polygon(beam, scene.soft(decor.wood, 0.3));
    scene.polygon(
      [
        [0, height - 0.28, z],
        [room.width, height - 0.28, z],
        [room.width, height, z],
        [0, height, z],
      ],
      scene.soft(decor.wood, 0.55),
    );
  }
}
