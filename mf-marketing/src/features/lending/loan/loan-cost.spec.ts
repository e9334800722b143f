import { costOf, type LoanTerms } from './loan-cost';

const TERMS: LoanTerms = { value: 4e6, amount: 2.4e6, rate: 9, months: 12, kind: 'end' };

describe('costOf', () => {
  it('asks only for interest until the end of the term', () => {
    expect(costOf(TERMS)).toEqual({
      ...{ payment: 18_000, interest: 216_000, fee: 24_000, total: 2_640_000 },
      share: 0.6,
    });
  });

  it('repays in equal payments', () => {
    const { payment, interest, total } = costOf({ ...TERMS, kind: 'monthly' });
    expect(payment).toBeCloseTo(209_883.55, 0);
    expect(interest).toBeCloseTo(payment * 12 - 2.4e6, 5);
    expect(total).toBeCloseTo(payment * 12 + 24_000, 5);
  });

  it('divides a loan without interest by its months', () => {
    expect(costOf({ ...TERMS, kind: 'monthly', rate: 0 }).payment).toBe(200_000);
  });
});
