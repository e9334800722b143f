import { startOfDay } from './new-york-day.js';

describe('startOfDay', () => {
  it.each([
    ['2026-11-21', 0, '2026-11-21T05:00:00.000Z'],
    ['2026-07-01', 0, '2026-07-01T04:00:00.000Z'],
    // The clocks change at two in the morning: midnight still has the old time.
    ['2027-03-14', 0, '2027-03-14T05:00:00.000Z'],
    ['2027-03-14', 1, '2027-03-15T04:00:00.000Z'],
    ['2026-11-01', 0, '2026-11-01T04:00:00.000Z'],
    ['2026-11-01', 1, '2026-11-02T05:00:00.000Z'],
    ['2026-12-31', 1, '2027-01-01T05:00:00.000Z'],
  ])('is, of %s and %d later, %s', (day, later, expected) => {
    expect(new Date(startOfDay(day, later)).toISOString()).toBe(expected);
  });
});
