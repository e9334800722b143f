import { type Opening, steps } from '../../facade/opening.js';
import type { Room } from '../room.js';

/** Draws windows in the room's style in the back wall, from u over that width. */
export function backWindows({ decor, facts }: Room, u: number, width: number): Opening[] {
  const { sill, arch } = decor.window;
  const count =
    facts.style === 'modern'
      ? 1
      : facts.style === 'loft'
        ? 2
        : Math.max(1, Math.round(width / 1.7));
  const pitch = width / count;
  const gap = count > 1 ? 0.3 : 0;
  const height = decor.height - sill - (facts.style === 'modern' ? 0.2 : 0.45);
  return steps(count).map((index) => ({
    u: u + index * pitch + gap / 2,
    v: sill,
    width: pitch - gap,
    height,
    arch,
  }));
}
