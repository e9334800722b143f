import type { Scene } from '../draw/scene.js';

/** Sorts the buildings of a row from far to near, because a nearer one hides the side of the next. */
export function farToNear<T extends { x: number; width: number }>(
  scene: Scene,
  row: readonly T[],
): T[] {
  const away = (item: T) => Math.abs(item.x + item.width / 2 - scene.camera.lens.eye[0]);
  return [...row].sort((a, b) => away(b) - away(a));
}
