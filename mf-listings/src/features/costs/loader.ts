import { api, type LoaderFunctionArgs, unwrap } from '@phantom/mf-kit';
import { getCostFigures } from '../../shared/estimate/cost-figures';

export const KINDS = ['condo', 'coop', 'house'] as const;
export type Kind = (typeof KINDS)[number];

/** What the page starts with, unless its address names others. */
const USUAL = { price: 850_000, rent: 3_500, kind: 'condo' } as const;
const MOST_DOLLARS = 1_000_000_000;

/** The costs, and the deal of the address: `?price=850000&home=coop&rent=3500`. */
export const loader = async ({ request: { url, signal } }: LoaderFunctionArgs) => {
  const [{ list: costs }, figures] = await Promise.all([
    unwrap(api.GET('/api/auth/closing-costs', { signal })),
    getCostFigures(signal),
  ]);
  const { searchParams } = new URL(url);
  const dollars = (name: string) => {
    const value = Number(searchParams.get(name));
    return Number.isSafeInteger(value) && value > 0 && value <= MOST_DOLLARS ? value : null;
  };
  return {
    costs,
    figures,
    price: dollars('price') ?? USUAL.price,
    rent: dollars('rent') ?? USUAL.rent,
    kind: KINDS.find((kind) => kind === searchParams.get('home')) ?? USUAL.kind,
  };
};

export type CostsData = Awaited<ReturnType<typeof loader>>;
export type Cost = CostsData['costs'][number];
