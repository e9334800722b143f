import { api, unwrap } from '@phantom/mf-kit';
import { positionOf, type PageQuery } from '../../shared/list-pages';

/** Fetches one page of the episodes of the podcast, newest first. */
export async function getEpisodes(query: PageQuery, signal: AbortSignal) {
  const { list, ...page } = await unwrap(
    api.GET('/api/auth/podcastList', { params: { query }, signal }),
  );
  const items = list.map(({ published_at, ...rest }) => ({ ...rest, published: published_at }));
  return { items, position: positionOf(page) };
}

export type Episode = Awaited<ReturnType<typeof getEpisodes>>['items'][number];
