import type { TFunction } from '@phantom/mf-kit';
import { presentErrors, validatorsFor } from './form-rules';

const t = ((key: string) => key.split('.').at(-1)) as TFunction;
const rules = validatorsFor(t, 'de');

it.each([
  ['250.000,00', undefined],
  ['0', 'aboveZero'],
  ['viel', 'amount'],
])('validates the amount "%s": %s', (text, fault) => {
  expect(rules.amount(text, 'Amount')).toBe(fault);
});

it('accepts zero where it is allowed', () => {
  expect(rules.amount('0', 'Amount', { mayBeZero: true })).toBeUndefined();
});

it.each([
  ['5,00', '5', undefined],
  ['5,01', '5', 'aboveCommitted'],
  ['much', '5', undefined],
])('compares %s contributed with %s committed', (contributed, committed, fault) => {
  expect(rules.notAbove(contributed, committed)).toBe(fault);
});

it.each([
  ['', 'day'],
  ['2099-01-01', 'future'],
  ['2026-03-31', undefined],
])('validates the day "%s": %s', (day, fault) => {
  expect(rules.pastDay(day)).toBe(fault);
});

it.each([
  ['2025', undefined],
  ['1989', 'year'],
  ['2999', 'year'],
  ['20.5', 'year'],
])('validates the year "%s": %s', (year, fault) => {
  expect(rules.year(year)).toBe(fault);
});

it('omits fields without an error', () => {
  expect(presentErrors({ amount: undefined, year: 'year' })).toEqual({ year: 'year' });
});
