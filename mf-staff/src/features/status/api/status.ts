import { api, sitePath, unwrap, type ApiBody } from '@phantom/mf-kit';

/** Status of the site. The gateway responds without a database. */
export const getStatus = (signal: AbortSignal) => unwrap(api.GET('/api/site/status', { signal }));

export type SiteStatus = Awaited<ReturnType<typeof getStatus>>;
export type RemoteStatus = SiteStatus['remotes'][number];
export type VersionStatus = RemoteStatus['versions'][number];
export type ServiceStatus = SiteStatus['services'][number];

/** Another build of a remote: a stored version or the address of a development server. */
export type Override = ApiBody<'post', '/api/site/overrides'>;

/** Selects the build for this browser only, from the next page load. */
export const setOverride = (body: Override) => unwrap(api.POST('/api/site/overrides', { body }));

export const reloadStatusPage = () => window.location.assign(sitePath('/status'));
