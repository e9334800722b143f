/** A whole number of storeys within what such a building has. */
export function clampStoreys(storeys: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, Math.round(storeys)));
}
