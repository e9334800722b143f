import { moveInEstimate } from './move-in';

describe('moveInEstimate', () => {
  it('asks for a month, as much again as a deposit, and twenty dollars', () => {
    expect(moveInEstimate(3200)).toEqual({
      firstMonth: 3200,
      deposit: 3200,
      application: 20,
      total: 6420,
      income: 128_000,
    });
  });
});
