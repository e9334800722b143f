import { api, unwrap } from '@phantom/mf-kit';
import { positionOf, type PageQuery } from '../../shared/list-pages';

/**
 * Fetches one page of the videos in their display order, each with the address of its player. The base address of the player is
 * a setting of the company. Without it no video can play, so the call fails.
 */
export async function getVideos(query: PageQuery, signal: AbortSignal) {
  const [{ list, ...page }, site] = await Promise.all([
    unwrap(api.GET('/api/auth/videos', { params: { query }, signal })),
    unwrap(api.GET('/api/auth/siteinfo', { signal })),
  ]);
  const player = site.list[0]?.videoPlayer;
  const items = list.map(({ embedId, ...rest }) => ({
    ...rest,
    player: new URL(encodeURIComponent(embedId), player).href,
  }));
  return { items, position: positionOf(page) };
}

export type Video = Awaited<ReturnType<typeof getVideos>>['items'][number];
