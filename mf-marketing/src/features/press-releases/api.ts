import { api, unwrap } from '@phantom/mf-kit';
import { positionOf, type PageQuery } from '../../shared/list-pages';

/** Fetches one page of the press releases, newest first. */
export async function getPressReleases(query: PageQuery, signal: AbortSignal) {
  const { list, ...page } = await unwrap(
    api.GET('/api/auth/pressReleaseList', { params: { query }, signal }),
  );
  const items = list.map(({ description, created_at, ...rest }) => ({
    ...rest,
    html: description,
    published: created_at,
  }));
  return { items, position: positionOf(page) };
}

export type PressRelease = Awaited<ReturnType<typeof getPressReleases>>['items'][number];
