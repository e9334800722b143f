import { api, unwrap } from '@phantom/mf-kit';
import { positionOf, type PageQuery } from '../../shared/list-pages';

/** Fetches one page of the posts of the company on social networks, newest first. */
export async function getSocialPosts(query: PageQuery, signal: AbortSignal) {
  const { list, ...page } = await unwrap(
    api.GET('/api/auth/socialPostList', { params: { query }, signal }),
  );
  const items = list.map(({ created_at, ...rest }) => ({ ...rest, published: created_at }));
  return { items, position: positionOf(page) };
}

export type SocialPost = Awaited<ReturnType<typeof getSocialPosts>>['items'][number];
