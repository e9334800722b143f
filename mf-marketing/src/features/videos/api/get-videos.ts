import { api, unwrap } from '@phantom/mf-kit';

/** The videos, in the order in which they are shown. */
export async function getVideos(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/videoList', { signal }));
  return list;
}

export type Video = Awaited<ReturnType<typeof getVideos>>[number];
