import { api, unwrap } from '@phantom/mf-kit';

/** Fetches the episodes of the podcast, newest first. */
export async function getEpisodes(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/podcastList', { signal }));
  return list.map(({ published_at, ...rest }) => ({ ...rest, published: published_at }));
}

export type Episode = Awaited<ReturnType<typeof getEpisodes>>[number];
