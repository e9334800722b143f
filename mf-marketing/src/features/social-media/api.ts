import { api, unwrap } from '@phantom/mf-kit';

/** Fetches the posts of the company on social networks, newest first. */
export async function getSocialPosts(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/socialPostList', { signal }));
  return list.map(({ created_at, ...rest }) => ({ ...rest, published: created_at }));
}

export type SocialPost = Awaited<ReturnType<typeof getSocialPosts>>[number];
