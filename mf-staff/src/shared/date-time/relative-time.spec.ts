import { formatRelativeTime } from './relative-time';

const NOW = Date.parse('2026-11-22T12:00:00Z');

describe('formatRelativeTime', () => {
  it.each([
    ['2026-11-22T11:59:40Z', 'now'],
    ['2026-11-22T12:03:00Z', 'now'],
    ['2026-11-22T11:59:00Z', '1 minute ago'],
    ['2026-11-22T09:10:00Z', '2 hours ago'],
    ['2026-11-21T11:00:00Z', 'yesterday'],
    ['2026-11-19T12:00:00Z', '3 days ago'],
    ['2026-08-22T12:00:00Z', '3 months ago'],
    ['2024-11-01T12:00:00Z', '2 years ago'],
  ])('formats %s as %s', (at, words) => {
    expect(formatRelativeTime(at, NOW, 'en')).toBe(words);
  });

  it('uses the language of the page', () => {
    expect(formatRelativeTime('2026-11-20T12:00:00Z', NOW, 'de')).toBe('vorgestern');
  });
});
