import { APPLICATION_STATES, isWithdrawable, nextStates } from './application-states.js';

it.each([
  ['draft', []],
  ['submitted', ['in_review', 'approved', 'declined']],
  ['in_review', ['approved', 'declined']],
  ['approved', ['in_review', 'declined']],
  ['declined', ['in_review', 'approved']],
  ['withdrawn', []],
] as const)('an employee moves an application that is %s to one of %j', (state, next) => {
  expect(nextStates(state)).toEqual(next);
});

it('can be withdrawn until it is declined or withdrawn', () => {
  expect(APPLICATION_STATES.filter((state) => !isWithdrawable(state))).toEqual([
    ...['declined', 'withdrawn'],
  ]);
});
