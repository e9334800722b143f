import { skippedSteps, type PropertyStatus } from './property-workflow.js';

const created = { kind: 'created', fromStatus: null, toStatus: 1 } as const;
const move = (fromStatus: PropertyStatus, toStatus: PropertyStatus) =>
  ({ kind: 'status', fromStatus, toStatus }) as const;

describe('skippedSteps', () => {
  it.each([
    ['nothing at the first status', [created], 1, []],
    [
      '4 to 7 after a move from 3 to 8',
      [created, move(1, 2), move(2, 3), move(3, 8)],
      8,
      [4, 5, 6, 7],
    ],
    ['no later status', [created, move(1, 3)], 3, [2]],
    [
      'no status that the property had before it went back',
      [created, move(1, 5), move(5, 2), move(2, 6)],
      6,
      [3, 4],
    ],
    ['no status before the first known move', [move(4, 7)], 7, [5, 6]],
    ['nothing without a history', [], 6, []],
  ] as const)('returns %s', (_, moves, status, skipped) => {
    expect(skippedSteps(moves, status)).toEqual(skipped);
  });
});
