import { openHouseTime } from './open-house-time';

const openHouse = { starts_at: '2026-11-22T18:00:00.000Z', ends_at: '2026-11-22T20:00:00.000Z' };

describe('openHouseTime', () => {
  it('tells New York’s time', () => {
    expect(openHouseTime(openHouse, 'en')).toBe('Sun, Nov 22, 1:00 – 3:00 PM');
  });

  it('speaks the visitor’s language', () => {
    expect(openHouseTime(openHouse, 'de')).toContain('So., 22. Nov.');
  });
});
