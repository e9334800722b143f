import { openHouseDays, type OpenHouseDay } from './open-house-days.js';

const WEDNESDAY = '2026-11-25';
const SATURDAY = '2026-11-28';
const SUNDAY = '2026-11-29';

it.each<[OpenHouseDay, string, string, string]>([
  ['today', WEDNESDAY, WEDNESDAY, WEDNESDAY],
  ['tomorrow', '2026-12-31', '2027-01-01', '2027-01-01'],
  ['saturday', WEDNESDAY, SATURDAY, SATURDAY],
  ['saturday', SATURDAY, SATURDAY, SATURDAY],
  ['saturday', SUNDAY, '2026-12-05', '2026-12-05'],
  ['sunday', SATURDAY, SUNDAY, SUNDAY],
  ['sunday', SUNDAY, SUNDAY, SUNDAY],
  ['weekend', WEDNESDAY, SATURDAY, SUNDAY],
  ['weekend', SATURDAY, SATURDAY, SUNDAY],
  ['weekend', SUNDAY, SUNDAY, SUNDAY],
])('%s is, on %s, from %s to %s', (day, today, from, to) => {
  expect(openHouseDays(day, today)).toEqual({ open_house_from: from, open_house_to: to });
});
