import { ApiError, data, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { getMediaPages } from '../../shared/media-section/get-media-pages';
import { settle } from '../../shared/settle';
import { getNewsletter } from './api/get-newsletter';
import { getNewsletters } from './api/get-newsletters';

const WHOLE_NUMBER = /^[1-9]\d*$/;

/**
 * The newsletter of the address, the others, and the pages of the section; it stands without them.
 * @throws a 404 response where there is none
 */
export async function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  if (!WHOLE_NUMBER.test(id)) throw data(null, { status: 404 });
  const [newsletter, others, section] = await Promise.all([
    getNewsletter(Number(id), signal).catch(orNothing),
    settle(getNewsletters(signal)),
    settle(getMediaPages(signal)),
  ]);
  if (!newsletter) throw data(null, { status: 404 });
  const posts = others.failure ? [] : others.data;
  return {
    newsletter,
    recent: posts.map(({ id, title, lang }) => ({ id, title, lang })),
    pages: section.failure ? [] : section.data,
  };
}

export type NewsletterPageData = Awaited<ReturnType<typeof loader>>;

/** 400 answers a number that no newsletter can have. */
function orNothing(error: unknown): undefined {
  if (error instanceof ApiError && [400, 404].includes(error.status)) return undefined;
  throw error;
}
