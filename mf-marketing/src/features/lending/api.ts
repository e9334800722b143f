import { api, unwrap } from '@phantom/mf-kit';
import { toContentPage, type ContentPage } from '../../shared/content-page';

/** Fetches the page about lending. Undefined when the company has not written it yet. */
export async function getLending(signal: AbortSignal): Promise<ContentPage | undefined> {
  const { list } = await unwrap(api.GET('/api/auth/lendingget', { signal }));
  return list.map(toContentPage)[0];
}

/** Fetches the terms of our loans at a glance. */
export async function getLendingTerms(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/lending-terms', { signal }));
  return list;
}

export type LendingTerm = Awaited<ReturnType<typeof getLendingTerms>>[number];
