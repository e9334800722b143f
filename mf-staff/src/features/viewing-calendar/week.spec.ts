import { daysOf, readWeek } from './week';

const FRIDAY_EVENING = Date.parse('2026-11-28T02:00:00Z');

it.each([
  ['', '2026-11-23'],
  ['from=2026-12-02', '2026-11-30'],
  ['from=2026-11-30', '2026-11-30'],
  ['from=2026-12-06', '2026-11-30'],
  ['from=soon', '2026-11-23'],
  ['from=2026-99-99', '2026-11-23'],
])('reads the week of "%s" as that of Monday %s in New York', (search, monday) => {
  expect(readWeek(new URLSearchParams(search), FRIDAY_EVENING)).toBe(monday);
});

it('has seven days, also over the end of a month', () => {
  expect(daysOf('2026-11-30').at(-1)).toBe('2026-12-06');
});
