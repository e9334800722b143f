import * as rules from '@phantom/forms/rules';
import type { TFunction } from '@phantom/mf-kit';
import { investmentRules } from './row-form';

const t = ((key: string) => key.split('.').at(-1)) as TFunction;
const { positiveAmount, contributedAmount, pastDay, year } = investmentRules(rules, t, 'de');
const errorOf = async (value: string, schema: ReturnType<typeof year>) =>
  (await rules.findErrors({ value }, { value: schema })).value;

it.each([
  ['250.000,00', undefined],
  ['0', 'aboveZero'],
  ['viel', 'amount'],
  ['', 'amount'],
])('validates the amount "%s": %s', async (text, error) => {
  expect(await errorOf(text, positiveAmount('Amount'))).toBe(error);
});

it('accepts a contribution of zero', async () => {
  expect(await errorOf('0', contributedAmount('Amount'))).toBeUndefined();
});

it.each([
  ['5,00', '5', undefined],
  ['5,01', '5', 'aboveCommitted'],
  ['much', '5', 'amount'],
  ['5', 'much', undefined],
])('compares %s contributed with %s committed', async (contributed, committed, error) => {
  const schema = { contributed: contributedAmount('Amount') };
  const errors = await rules.findErrors({ contributed, committed }, schema);
  expect(errors.contributed).toBe(error);
});

it.each([
  ['', 'day'],
  ['2099-01-01', 'future'],
  ['2026-03-31', undefined],
])('validates the day "%s": %s', async (day, error) => {
  expect(await errorOf(day, pastDay())).toBe(error);
});

it.each([
  ['2025', undefined],
  ['1989', 'year'],
  ['2999', 'year'],
  ['20.5', 'year'],
])('validates the year "%s": %s', async (text, error) => {
  expect(await errorOf(text, year())).toBe(error);
});
