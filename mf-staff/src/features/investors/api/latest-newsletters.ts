import { api, pageLanguage, unwrap } from '@phantom/mf-kit';

const SHOWN = 3;

export const latestNewsletters = async (signal?: AbortSignal) => {
  const query = { lang: pageLanguage() };
  const { list } = await unwrap(api.GET('/api/auth/newsletterList', { params: { query }, signal }));
  return [...list]
    .sort((one, other) => other.created_at.localeCompare(one.created_at))
    .slice(0, SHOWN)
    .map(({ id, title, created_at }) => ({ id, title, created_at }));
};

export type Newsletters = Awaited<ReturnType<typeof latestNewsletters>>;
