import { api, unwrap } from '@phantom/mf-kit';
import { excerpt } from '../excerpt';

/** All newsletters, newest first, each with the beginning of its text. */
export async function getNewsletters(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/newsletterList', { signal }));
  return list.map(({ description, created_at, ...rest }) => ({
    ...rest,
    published: created_at,
    excerpt: excerpt(description),
  }));
}

export type NewsletterCardData = Awaited<ReturnType<typeof getNewsletters>>[number];
