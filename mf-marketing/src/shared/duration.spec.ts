import { formatOf } from '@phantom/mf-kit';
import { clockTime, durationText, isoDuration } from './duration';

it.each([
  ['en', 635, '10 min 35 sec'],
  ['en', 59, '59 sec'],
  ['en', 120, '2 min'],
  ['de', 635, '10 Min. 35 Sek.'],
  ['ru', 635, '10 мин 35 с'],
])('formats in %s a duration of %d seconds', (language, seconds, text) => {
  expect(durationText(seconds, formatOf(language).number).replaceAll(/\s/g, ' ')).toBe(text);
});

it.each([
  [0, '0:00'],
  [65, '1:05'],
  [3725, '1:02:05'],
])('formats the time at %d seconds of a recording', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});

it('formats a duration in ISO 8601', () => {
  expect(isoDuration(635)).toBe('PT635S');
});
