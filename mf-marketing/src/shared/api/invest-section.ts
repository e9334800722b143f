import { api, parseJsonArray, unwrap } from '@phantom/mf-kit';
import { toContentPage } from '../content-page';
import { settle } from '../settle';

/** The first page of the section. It shows the types of investment. */
export const INVEST_PATH = '/invest-with-us';

/** The form of this site. It is used when no other address is configured or the settings do not load. */
export const INVEST_NOW_PATH = '/invest-now';

/**
 * Fetches the pages about investing, the introduction, the types of investment and the address of `invest now`,
 * which can be on this site or on another.
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
    investNowUrl: site.data?.list[0]?.investNowUrl || INVEST_NOW_PATH,
  };
}

export type InvestSection = Awaited<ReturnType<typeof getInvestSection>>;
export type InvestmentType = InvestSection['types'][number];
