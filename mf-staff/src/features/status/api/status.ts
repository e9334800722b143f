import { api, sitePath, unwrap } from '@phantom/mf-kit';

/** What the site runs on at present. The gateway answers by itself: no database is asked. */
export const getStatus = (signal: AbortSignal) => unwrap(api.GET('/api/site/status', { signal }));

export type SiteStatus = Awaited<ReturnType<typeof getStatus>>;
/** One section: what visitors get of it, and what was done about that. */
export type RemoteStatus = SiteStatus['remotes'][number];
/** A version of a section, with what browsers tell of it. */
export type VersionStatus = RemoteStatus['versions'][number];
export type ServiceStatus = SiteStatus['services'][number];

/** Another build of a section: one that lies in the store, or one that a machine serves. */
export interface Override {
  remote: string;
  version?: string;
  url?: string;
}

/** Lets this browser, and no other, get that build from the next page on. */
export const setOverride = (body: Override) => unwrap(api.POST('/api/site/overrides', { body }));

/** Loads the page anew: what a page is made of is settled when it is loaded. */
export const openAnew = () => window.location.assign(sitePath('/status'));
