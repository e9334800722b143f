import { api, unwrap, type ApiBody } from '@phantom/mf-kit';

/** The version of the text above the choice. A change of its meaning needs another one. */
const CONSENT_VERSION = '2026-11';

/** A list of one. */
export const getNotices = (signal?: AbortSignal) =>
  unwrap(api.GET('/api/auth/investor-notices', { signal }));

export type NoticePreferences = Awaited<ReturnType<typeof getNotices>>['list'][number];
export type NoticeEvent = NoticePreferences['events'][number]['event'];

export type NoticeChoice = Pick<ApiBody<'patch', '/api/auth/investor-notices'>, 'lang' | 'events'>;

/** @returns the preferences as they are since */
export async function saveNotices(
  choice: NoticeChoice,
  signal: AbortSignal,
): Promise<NoticePreferences> {
  const body = { ...choice, consent_version: CONSENT_VERSION };
  const { list } = await unwrap(api.PATCH('/api/auth/investor-notices', { body, signal }));
  return list[0] as NoticePreferences;
}
