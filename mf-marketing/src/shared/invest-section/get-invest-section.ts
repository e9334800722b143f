import { api, parseJsonArray, unwrap } from '@phantom/mf-kit';
import { toContentPage } from '../content/content-page';
import { settle } from '../settle';

/** Where the form is, for as long as nothing else is known. */
const OWN_FORM = '/invest-now';

/**
 * The pages about investing, what stands above the types of investment, those types, and where `invest now`
 * leads: an address of this site or of another.
 */
export async function getInvestSection(signal: AbortSignal) {
  const [{ intro, list, details, images }, site] = await Promise.all([
    unwrap(api.GET('/api/auth/investwithusget', { signal })),
    settle(unwrap(api.GET('/api/auth/siteinfo', { signal }))),
  ]);
  return {
    intro: intro ? toContentPage(intro) : null,
    pages: list.map(toContentPage),
    types: details.map(({ text, ...rest }, index) => ({
      ...rest,
      image: images[index],
      paragraphs: parseJsonArray(text).filter((entry) => typeof entry === 'string'),
    })),
    investNowUrl: (site.failure ? undefined : site.data.list[0]?.investNowUrl) || OWN_FORM,
  };
}

export type InvestSection = Awaited<ReturnType<typeof getInvestSection>>;
export type InvestmentType = InvestSection['types'][number];
