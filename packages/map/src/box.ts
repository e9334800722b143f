/** A rectangle on the screen by its middle; px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether one box covers a part of the other. */
export const meets = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width &&
  Math.abs(one.y - other.y) * 2 < one.height + other.height;
