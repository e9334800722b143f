import { api, unwrap } from '@phantom/mf-kit';

/**
 * Fetches the videos in their display order, each with the address of its player. The base address of the player is
 * a setting of the company. Without it no video can play, so the call fails.
 */
export async function getVideos(signal: AbortSignal) {
  const [videos, site] = await Promise.all([
    unwrap(api.GET('/api/auth/videoList', { signal })),
    unwrap(api.GET('/api/auth/siteinfo', { signal })),
  ]);
  const player = site.list[0]?.videoPlayer;
  return videos.list.map(({ embedId, ...rest }) => ({
    ...rest,
    player: new URL(encodeURIComponent(embedId), player).href,
  }));
}

export type Video = Awaited<ReturnType<typeof getVideos>>[number];
