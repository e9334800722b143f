import { api, unwrap } from '@phantom/mf-kit';

/**
 * The videos, in the order in which they are shown, each with the address of its player. The company's settings say
 * where videos play; without them there is nothing to press play for.
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
