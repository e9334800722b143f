import type { BootRemote } from '@phantom/registry/boot-manifest';

/** One place to take a remote from. */
export interface RemoteSource {
  version: string;
  url: string;
  integrity?: string;
}

/** Where to look for a remote, best first: its version, the same elsewhere, the registry's default. */
export function sourcesOf(remote: BootRemote): RemoteSource[] {
  const { version, url, integrity, fallbackUrl } = remote;
  const chosen = { version, url, integrity };
  return [
    chosen,
    ...(fallbackUrl ? [{ ...chosen, url: fallbackUrl }] : []),
    ...(remote.default ? [remote.default] : []),
  ];
}

/** The name that the registry gives a build which lies elsewhere. */
const ELSEWHERE = 'override';

/** Whether the source is a build that somebody has pointed this browser to, as of their own machine. */
export function isElsewhere({ version }: RemoteSource): boolean {
  return version === ELSEWHERE;
}
