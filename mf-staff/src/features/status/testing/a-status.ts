import type { RemoteStatus, SiteStatus, VersionStatus } from '../api/status';

export const aVersion = (over: Partial<VersionStatus> = {}): VersionStatus => ({
  version: '0.1.0-aaaaaaaa',
  share: 100,
  isDefault: true,
  isStaged: false,
  publishedAt: '2026-11-01T10:00:00.000Z',
  loads: 1200,
  errorRate: 0.005,
  loadTime: { p50: 180, p75: 240, p95: 900 },
  ...over,
});

export const aRemote = (over: Partial<RemoteStatus> = {}): RemoteStatus => ({
  name: 'mf-listings',
  owner: 'listings-team',
  canary: null,
  versions: [aVersion()],
  revisions: [],
  ...over,
});

export const aStatus = (remotes = [aRemote()], over: Partial<SiteStatus> = {}): SiteStatus => ({
  error: 0,
  at: '2026-11-22T15:00:00.000Z',
  registry: { entries: [] },
  remotes,
  services: [
    { name: 'auth', state: 'down', ms: null, breaker: 'open' },
    { name: 'listings', state: 'up', ms: 12.4, breaker: 'closed' },
    { name: 'properties', state: 'up', ms: 4, breaker: 'open' },
  ],
  gateway: { startedAt: '2026-11-22T09:00:00.000Z', reportsSince: '2026-11-22T09:00:00.000Z' },
  ...over,
});
