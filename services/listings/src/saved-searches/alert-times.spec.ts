import { lastDispatch } from './alert-times.js';

describe('lastDispatch', () => {
  it.each([
    ['daily', '2026-11-25T13:00:00Z', '2026-11-25T13:00:00.000Z'],
    ['daily', '2026-11-25T12:59:00Z', '2026-11-24T13:00:00.000Z'],
    ['weekly', '2026-11-25T15:00:00Z', '2026-11-23T13:00:00.000Z'],
    ['weekly', '2026-11-23T12:59:00Z', '2026-11-16T13:00:00.000Z'],
    ['weekly', '2026-11-23T13:00:00Z', '2026-11-23T13:00:00.000Z'],
    ['daily in summer', '2026-07-15T12:00:00Z', '2026-07-15T12:00:00.000Z'],
  ])('is at eight in New York, on Mondays for a week: %s at %s', (frequency, now, expected) => {
    const [name] = frequency.split(' ') as ['daily' | 'weekly'];
    expect(lastDispatch(name, new Date(now)).toISOString()).toBe(expected);
  });
});
