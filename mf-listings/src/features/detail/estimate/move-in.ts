/** What New York lets a landlord ask for before the first day. */
export const LIMITS = {
  /** Months of rent as a deposit: General Obligations Law § 7-108. */
  deposit: 1,
  /** Dollars for background and credit checks: Real Property Law § 238-a. */
  application: 20,
};

/** Times the monthly rent that many landlords want to see as a yearly income. */
const INCOME_TIMES = 40;

/** Whole dollars. */
export interface MoveInEstimate {
  firstMonth: number;
  deposit: number;
  application: number;
  total: number;
  /** Before tax, a year. */
  income: number;
}

/** What it takes to move in at a monthly rent, at the most that the law allows. */
export const moveInEstimate = (rent: number): MoveInEstimate => {
  const firstMonth = Math.round(rent);
  const deposit = firstMonth * LIMITS.deposit;
  return {
    firstMonth,
    deposit,
    application: LIMITS.application,
    total: firstMonth + deposit + LIMITS.application,
    income: firstMonth * INCOME_TIMES,
  };
};
