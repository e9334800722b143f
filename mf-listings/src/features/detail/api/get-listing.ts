import { api, unwrap } from '@phantom/mf-kit';

/** So long an average of mortgages is taken for today's: rates move from week to week. */
const FRESH_MS = 92 * 24 * 60 * 60 * 1000;

/** One listing with everything that is known of it; undefined where there is none. */
export const getListing = async (id: number, signal: AbortSignal) => {
  const { list, estimate_figures: figures } = await unwrap(
    api.GET('/api/auth/listings-detail', { params: { query: { id } }, signal }),
  );
  const [listing] = list;
  const age = Date.now() - Date.parse(figures.mortgage_rate_date);
  return listing && { ...listing, figures: { ...figures, isRateOld: age > FRESH_MS } };
};

export type Listing = NonNullable<Awaited<ReturnType<typeof getListing>>>;

/** What others publish, and an estimate begins with. */
export type EstimateFigures = Listing['figures'];
