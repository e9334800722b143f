import { api, unwrap } from '@phantom/mf-kit';

/** What the site runs on at present. The gateway answers by itself: no database is asked. */
export const getStatus = (signal: AbortSignal) => unwrap(api.GET('/api/site/status', { signal }));

export type SiteStatus = Awaited<ReturnType<typeof getStatus>>;
/** One section: what visitors get of it, and what was done about that. */
export type RemoteStatus = SiteStatus['remotes'][number];
/** A version of a section, with what browsers tell of it. */
export type VersionStatus = RemoteStatus['versions'][number];
export type ServiceStatus = SiteStatus['services'][number];
