/** A random integer number of storeys in the range of the building type. */
export function clampStoreys(storeys: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, Math.round(storeys)));
}
