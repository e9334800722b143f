import { downPaymentOf, monthlyPayment, type MortgageTerms } from '../../shared/estimate/mortgage';

/** Percent a year. */
export interface Growth {
  /** Of home prices. */
  appreciation: number;
  rentGrowth: number;
  /** Of taxes, charges and insurance. */
  costGrowth: number;
  savingsReturn: number;
}

interface Comparison {
  mortgage: MortgageTerms;
  /** US dollars, when the home is bought. */
  buyerCosts: number;
  /** US dollars, when the home is sold for a price. */
  sellerCosts: (price: number) => number;
  /** US dollars in the first month. */
  rent: number;
  growth: Growth;
}

/** What each way has cost until the end of a year, in US dollars. */
export interface YearOfCosts {
  year: number;
  buying: number;
  renting: number;
}

const MONTHS = 12;

/**
 * The costs of buying and of renting until the end of each year. Money that is spent could have been saved: what it would have
 * earned counts as a cost of both ways. Buying gets back what a sale at the end of the year leaves after the loan and the
 * seller's costs. Income tax does not count.
 */
export const rentOrBuy = (
  { mortgage, buyerCosts, sellerCosts, rent, growth }: Comparison,
  years: number,
): YearOfCosts[] => {
  const { price, rate } = mortgage;
  const saved = (1 + growth.savingsReturn / 100) ** (1 / MONTHS);
  const loan = price - downPaymentOf(mortgage);
  const payment = monthlyPayment({ amount: loan, rate, years: mortgage.years });
  const running = (price * mortgage.tax) / 100 / MONTHS + mortgage.charges + mortgage.insurance;
  const results: YearOfCosts[] = [];
  let owed = loan;
  let paidByBuyer = price - loan + buyerCosts;
  let paidByTenant = 0;
  for (let month = 0; month < years * MONTHS; month += 1) {
    const year = Math.floor(month / MONTHS);
    const instalment = month < mortgage.years * MONTHS ? payment : 0;
    owed = Math.max(0, owed * (1 + rate / 100 / MONTHS) - instalment);
    const costs = running * (1 + growth.costGrowth / 100) ** year;
    paidByBuyer = paidByBuyer * saved + instalment + costs;
    paidByTenant = paidByTenant * saved + rent * (1 + growth.rentGrowth / 100) ** year;
    if ((month + 1) % MONTHS > 0) continue;
    const value = price * (1 + growth.appreciation / 100) ** (year + 1);
    results.push({
      year: year + 1,
      buying: Math.round(paidByBuyer - (value - sellerCosts(value) - owed)),
      renting: Math.round(paidByTenant),
    });
  }
  return results;
};

/** The first year at whose end buying has not cost more than renting. Undefined: none of these years. */
export const breakEven = (years: readonly YearOfCosts[]): number | undefined =>
  years.find(({ buying, renting }) => buying <= renting)?.year;
