import { countSkipped } from './accepted-skips.js';

const RESULT = { name: 'browser tests', passed: 3, failed: 1, skipped: ['one', 'two'] };
const LIST = [{ test: 'one', reason: 'no such machine' }];

it('counts a skipped test neither as passed nor as failed', () => {
  expect(countSkipped(RESULT, false, [])).toEqual(RESULT);
});

it('counts a skip that is not on the reviewed list as failed in continuous integration', () => {
  expect(countSkipped(RESULT, true, LIST)).toEqual({ ...RESULT, failed: 2 });
});
