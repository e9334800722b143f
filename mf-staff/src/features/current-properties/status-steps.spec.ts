import { PROPERTY_STATUSES, stepState } from './status-steps';

const statesAt = (status: number) => PROPERTY_STATUSES.map((step) => stepState(step, status));

describe('stepState', () => {
  it('knows one current step, the done before it and the others ahead', () => {
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

  it('has all done at the last', () => {
    expect(new Set(statesAt(8))).toEqual(new Set(['done']));
  });
});
