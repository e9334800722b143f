import { meets, type Box } from '../box';

/**
 * Those of the boxes that would cover a fixed one, or another box that came before: where many homes stand close
 * together, the first show their price and the rest are dots.
 *
 * @returns the positions in `boxes` of those that have no room
 */
export const overlaps = (fixed: readonly Box[], boxes: readonly Box[]): Set<number> => {
  const placed = [...fixed];
  const without = new Set<number>();
  boxes.forEach((box, index) => {
    if (placed.some((other) => meets(box, other))) without.add(index);
    else placed.push(box);
  });
  return without;
};
