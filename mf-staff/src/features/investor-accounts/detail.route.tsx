import { data, type LoaderFunctionArgs, type RouteHandle } from '@phantom/mf-kit';
import { getInvestor, type Investor } from './api/get-investor';

export { InvestorPage as Component } from './components/investor-page';

export const loader = async ({ params, request }: LoaderFunctionArgs) =>
  (await getInvestor(Number(params.id), request.signal)) ?? data(null, { status: 404 });

export const handle: RouteHandle<Investor | null> = {
  head: (found, t) => ({
    title: found === null ? t('investorAccounts.unknown.title') : found.account.name,
    noindex: true,
  }),
};
