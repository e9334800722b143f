import type { PropertyStatus } from '../current-property/property-status.js';
import { skippedSteps } from './skipped-steps.js';

const created = { kind: 'created', fromStatus: null, toStatus: 1 } as const;
const move = (fromStatus: PropertyStatus, toStatus: PropertyStatus) =>
  ({ kind: 'status', fromStatus, toStatus }) as const;

it.each([
  ['has skipped nothing at the first step', [created], 1, []],
  [
    'from 3 to 8 has skipped 4 to 7',
    [created, move(1, 2), move(2, 3), move(3, 8)],
    8,
    [4, 5, 6, 7],
  ],
  ['has not skipped what is ahead', [created, move(1, 3)], 3, [2]],
  [
    'has done a step that it went back from',
    [created, move(1, 5), move(5, 2), move(2, 6)],
    6,
    [3, 4],
  ],
  ['has done all steps before its trail begins', [move(4, 7)], 7, [5, 6]],
  ['without a trail has skipped nothing', [], 6, []],
] as const)('a property %s', (_, moves, status, skipped) => {
  expect(skippedSteps(moves, status)).toEqual(skipped);
});
