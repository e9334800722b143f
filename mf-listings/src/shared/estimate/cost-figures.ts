import { api, unwrap } from '@phantom/mf-kit';

/** A mortgage rate that is older than this is shown as old: rates change weekly. */
const FRESH_MS = 92 * 24 * 60 * 60 * 1000;

/** The figures of estimates that employees publish. Null: none are published. */
export const getCostFigures = async (signal: AbortSignal) => {
  const { list } = await unwrap(api.GET('/api/auth/cost-figures', { signal }));
  const [figures] = list;
  if (!figures) return null;
  const isRateOld = Date.now() - Date.parse(figures.mortgageRateDate) > FRESH_MS;
  return { ...figures, isRateOld };
};

export type CostFigures = NonNullable<Awaited<ReturnType<typeof getCostFigures>>>;
