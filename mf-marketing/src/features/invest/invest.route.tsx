import type { HandleOf, LoaderFunctionArgs } from '@phantom/mf-kit';
import { getInvestSection } from '../../shared/invest-section/get-invest-section';
import { investHead } from './invest-head';

export { InvestWithUsPage as Component } from './components/invest-with-us-page';

/** The types of investment and the pages of the section. */
export function loader({ request }: LoaderFunctionArgs) {
  return getInvestSection(request.signal);
}

export const handle: HandleOf<typeof loader> = { head: investHead };
