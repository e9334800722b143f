const DAY = 24 * 60 * 60 * 1000;

/** The whole days from a past time until now. */
export const daysSince = (time: Date, now = new Date()): number =>
  Math.max(0, Math.floor((now.getTime() - time.getTime()) / DAY));

/** Whether a text matches `pattern` and is a real day: `2026-02-30` is not. */
export function isCalendarDay(value: unknown, pattern: RegExp): value is string {
  if (typeof value !== 'string' || !pattern.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
