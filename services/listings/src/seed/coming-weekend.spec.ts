import { comingWeekend } from './coming-weekend.js';

describe('comingWeekend', () => {
  it.each([
    ['a Monday', '2026-11-16T12:00:00Z', '2026-11-21'],
    ['a Friday', '2026-11-20T12:00:00Z', '2026-11-21'],
    ['a Saturday', '2026-11-21T12:00:00Z', '2026-11-28'],
    ['a Sunday', '2026-11-22T12:00:00Z', '2026-11-28'],
    ['a Friday night in New York, Saturday in London', '2026-11-21T03:00:00Z', '2026-11-21'],
  ])('returns a Saturday after %s', (_, now, saturday) => {
    expect(comingWeekend(new Date(now), 1, 'Saturday')).toBe(saturday);
  });

  it('counts weekends across the end of the year', () => {
    const now = new Date('2026-12-23T12:00:00Z');

    expect(comingWeekend(now, 1, 'Sunday')).toBe('2026-12-27');
    expect(comingWeekend(now, 2, 'Sunday')).toBe('2027-01-03');
  });
});
