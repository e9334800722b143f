/** One cost of a sale or a lease, as the service lists it. */
export interface ClosingCost {
  payer: 'buyer' | 'seller' | 'tenant' | 'landlord';
  homes: 'all' | 'real-property' | 'co-op';
  /** Rates are percent of the price (of a month's rent for a lease) or of the loan; or amounts in US dollars. */
  basis: 'price' | 'loan' | 'dollars';
  /** The rate of the highest amount that is reached counts for the whole amount. */
  bands: readonly { from: string; low: number; high: number | null }[];
}

/** US dollars. */
export interface Deal {
  /** The price of a sale, or a month's rent. */
  price: number;
  loan: number;
  isCoOp: boolean;
}

export interface Range {
  low: number;
  high: number;
}

export const applies = ({ homes }: Pick<ClosingCost, 'homes'>, { isCoOp }: Deal) =>
  homes === 'all' || (homes === 'co-op') === isCoOp;

/** The rates of a cost at an amount. Null where none begins so low. */
export const rateOf = ({ basis, bands }: ClosingCost, { price, loan }: Deal): Range | null => {
  const amount = basis === 'loan' ? loan : price;
  const reached = bands.filter(({ from }) => Number(from) <= amount);
  const last = reached.toSorted((one, other) => Number(one.from) - Number(other.from)).at(-1);
  return last ? { low: last.low, high: last.high ?? last.low } : null;
};

/** In whole dollars. */
export const costOf = (cost: ClosingCost, deal: Deal): Range => {
  const rate = rateOf(cost, deal);
  if (!rate || (cost.basis === 'loan' && deal.loan === 0)) return { low: 0, high: 0 };
  const dollars = (value: number) => {
    if (cost.basis === 'dollars') return value;
    return (value / 100) * (cost.basis === 'loan' ? deal.loan : deal.price);
  };
  return { low: Math.round(dollars(rate.low)), high: Math.round(dollars(rate.high)) };
};

export const sumOf = (costs: readonly ClosingCost[], deal: Deal): Range =>
  costs
    .filter((cost) => applies(cost, deal))
    .map((cost) => costOf(cost, deal))
    .reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), {
      low: 0,
      high: 0,
    });
