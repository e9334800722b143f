import type { PaperKind } from './api';
import { missingParts, nextStep, readStep, stepQuery } from './steps';

const papers = (...kinds: PaperKind[]) =>
  kinds.map((kind, id) => ({ id, kind, name: 'a.pdf', bytes: 1 }));

it.each([
  ['income', { address: null, papers: [] }],
  ['papers', { address: '1 Main St', papers: papers('identity', 'other') }],
  ['review', { address: '1 Main St', papers: papers('income', 'identity') }],
])('goes on with the step %s', (step, application) => {
  expect(nextStep(application)).toBe(step);
});

it('names the papers that are missing', () => {
  const application = { address: '1 Main St', papers: papers('bank-statement', 'income') };
  expect(missingParts(application)).toEqual({ income: false, papers: ['identity'] });
});

it.each([
  ['?step=1', 'you'],
  ['?step=4', 'review'],
  ['?step=5', 'income'],
  ['', 'income'],
])('reads the step of "%s" as %s', (search, step) => {
  expect(readStep(search, { address: null, papers: [] })).toBe(step);
});

it('writes the address that it reads', () => {
  expect(stepQuery('papers')).toBe('?step=3');
});
