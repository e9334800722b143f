import { moveInEstimate } from './rent-estimate';

describe('moveInEstimate', () => {
  it('adds a month’s rent, the same as a deposit, and twenty dollars', () => {
    expect(moveInEstimate(3200)).toEqual({
      firstMonth: 3200,
      deposit: 3200,
      application: 20,
      total: 6420,
      income: 128_000,
    });
  });
});
