import { api, unwrap } from '@phantom/mf-kit';

/** Pictures and texts of the hero. */
export async function getHomeContent(signal: AbortSignal) {
  const { slider, list } = await unwrap(api.GET('/api/auth/homeboxlist', { signal }));
  return { pictures: slider, messages: list };
}

export type HomeContent = Awaited<ReturnType<typeof getHomeContent>>;
