import type { Scene } from '../draw/scene.js';

/** In a row along one building line the one nearer to the viewer hides the side of the next. */
export function nearestLast<T extends { x: number; width: number }>(
  scene: Scene,
  row: readonly T[],
): T[] {
  const away = (item: T) => Math.abs(item.x + item.width / 2 - scene.camera.lens.eye[0]);
  return [...row].sort((a, b) => away(b) - away(a));
}
