import { api, unwrap } from '@phantom/mf-kit';

/** Fetches all press releases, newest first. */
export async function getPressReleases(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/pressReleaseList', { signal }));
  return list.map(({ description, created_at, ...rest }) => ({
    ...rest,
    html: description,
    published: created_at,
  }));
}

export type PressRelease = Awaited<ReturnType<typeof getPressReleases>>[number];
