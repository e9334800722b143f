import { createFormat } from '@phantom/mf-kit';
import { durationText, isoDuration } from './duration';

it.each([
  ['en', 635, '10 min 35 sec'],
  ['en', 59, '59 sec'],
  ['en', 120, '2 min'],
  ['de', 635, '10 Min. 35 Sek.'],
  ['ru', 635, '10 мин 35 с'],
])('says in %s how long %d seconds are', (language, seconds, text) => {
  expect(durationText(seconds, createFormat(language).number).replaceAll(/\s/g, ' ')).toBe(text);
});

it('writes durations for machines', () => {
  expect(isoDuration(635)).toBe('PT635S');
});
