import { PROPERTY_STATUSES, stepState, type PropertyStatus } from './property-status';

const statesAt = (status: number, skipped: PropertyStatus[] = []) =>
  PROPERTY_STATUSES.map((step) => stepState(step, status, skipped));

describe('stepState', () => {
  it('returns one current step, done ones before it and the others ahead', () => {
    expect(statesAt(3)).toEqual([
      'done',
      'done',
      'current',
      'ahead',
      'ahead',
      'ahead',
      'ahead',
      'ahead',
    ]);
  });

  it('distinguishes skipped from done steps', () => {
    expect(statesAt(8, [4, 5, 6, 7])).toEqual([
      ...['done', 'done', 'done'],
      ...['skipped', 'skipped', 'skipped', 'skipped'],
      'done',
    ]);
  });

  it('returns done for all steps at the last status', () => {
    expect(new Set(statesAt(8))).toEqual(new Set(['done']));
  });
});
