/** Many landlords of New York ask for this multiple of the monthly rent as yearly income: a custom, not a law. */
const INCOME_TIMES = 40;

/** The same of a guarantor. */
const GUARANTOR_TIMES = 80;

/** The yearly incomes before tax that are usual for a monthly rent. Whole dollars. */
export const usualIncomes = (rent: number) => ({
  income: Math.round(rent) * INCOME_TIMES,
  guarantor: Math.round(rent) * GUARANTOR_TIMES,
});
