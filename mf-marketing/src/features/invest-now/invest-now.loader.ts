import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { getInvestSection } from '../../shared/invest-section/get-invest-section';
import { settle } from '../../shared/settle';
import { getReferrers } from './api/get-referrers';
import { REFERRERS } from './choices';
import { PATH } from './invest-now-head';

/** The pages around the form and the referrers that it offers; an enquiry is possible without either. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [section, referrers] = await Promise.all([
    settle(getInvestSection(request.signal)),
    settle(getReferrers(request.signal)),
  ]);
  return {
    pages: section.failure
      ? []
      : section.data.pages.map(({ slug, title, lang }) => ({ slug, title, lang })),
    investNowUrl: section.failure ? PATH : section.data.investNowUrl,
    referrers: referrers.failure ? [...REFERRERS] : referrers.data,
  };
}

export type InvestNowData = Awaited<ReturnType<typeof loader>>;
