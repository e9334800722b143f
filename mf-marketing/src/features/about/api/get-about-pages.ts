import { api, unwrap } from '@phantom/mf-kit';
import { pageSlug } from '../../../shared/section-layout/page-slug';

/** The pages about the company, in the order of their menu. */
export async function getAboutPages(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/aboutusget', { signal }));
  return list.map(({ page, discription, ...rest }) => ({
    ...rest,
    slug: pageSlug(page),
    html: discription,
  }));
}

export type AboutPage = Awaited<ReturnType<typeof getAboutPages>>[number];
