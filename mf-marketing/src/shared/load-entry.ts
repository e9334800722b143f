import { ApiError, data, redirect, type LoaderFunctionArgs } from '@phantom/mf-kit';

/** What an employee can choose: other addresses cost no request. */
const SLUG = /^[a-z0-9-]{1,80}$/;

/**
 * The entry of a content type at `{folder}/:slug`, by any address that it has or had.
 *
 * @param folder `/events`; empty for pages at the root of the site
 * @param read calls `/api/auth/{calls}/{slug}`
 * @throws a 404 response for an unknown address, a redirect for an earlier one, ApiError 410 for a removed entry
 */
export async function loadEntry<Entry extends { slug: string }>(
  { params: { slug = '' }, request: { url, signal } }: LoaderFunctionArgs,
  folder: string,
  read: (slug: string, signal: AbortSignal) => Promise<{ list: Entry[] }>,
): Promise<Entry> {
  const wanted = slug.toLowerCase();
  const answer = SLUG.test(wanted)
    ? await read(wanted, signal).catch(undefinedIfMissing)
    : undefined;
  const entry = answer?.list[0];
  if (!entry) throw data(null, { status: 404 });
  if (entry.slug !== slug) throw redirect(`${folder}/${entry.slug}${new URL(url).search}`, 301);
  return entry;
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
}
