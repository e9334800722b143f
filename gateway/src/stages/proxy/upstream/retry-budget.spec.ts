import { RetryBudget } from './retry-budget.js';

const spentOf = (budget: RetryBudget): number => {
  let spent = 0;
  while (budget.spend()) spent += 1;
  return spent;
};

it('allows one retry for each connection of a restarted service', () => {
  expect(spentOf(new RetryBudget())).toBe(64);
});

it('then allows a tenth of the calls', () => {
  const budget = new RetryBudget();
  spentOf(budget);
  for (let call = 0; call < 205; call += 1) budget.earn();
  expect(spentOf(budget)).toBe(20);
});

it('saves up no more than the maximum', () => {
  const budget = new RetryBudget();
  for (let call = 0; call < 5_000; call += 1) budget.earn();
  expect(spentOf(budget)).toBe(64);
});
