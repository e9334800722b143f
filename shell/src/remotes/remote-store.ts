import type { RemoteLifecycles } from '@phantom/mf-kit';
import type { BootRemote, BootRemoteVersion } from '@phantom/registry/boot-manifest';

/** Loads a remote from one source; `attempt` counts from 1. */
export type FetchRemote = (
  name: string,
  source: RemoteSource,
  attempt: number,
) => Promise<RemoteLifecycles>;

/** Loads each remote once. */
export class RemoteStore {
  private readonly fetched = new Map<string, { url: string; remote: Promise<RemoteLifecycles> }>();
  private readonly failures = new Map<string, number>();

  constructor(private readonly fetch: FetchRemote) {}

  /** The remote from this source; simultaneous callers share one request. */
  get(name: string, source: RemoteSource): Promise<RemoteLifecycles> {
    const known = this.fetched.get(name);
    if (known?.url === source.url) return known.remote;
    const remote = this.fetch(name, source, this.failuresOf(name) + 1);
    this.fetched.set(name, { url: source.url, remote });
    return remote;
  }

  /** Loads the remote of the visit that begins; the visit reports a failure. */
  preload(name: string, source: RemoteSource): void {
    this.get(name, source).catch(() => undefined);
  }

  /** Loads a remote that may never be visited; after a failure the visit makes a new attempt. */
  prefetch(name: string, source: RemoteSource): void {
    const remote = this.get(name, source);
    remote.catch(() => {
      if (this.fetched.get(name)?.remote === remote) this.forget(name);
    });
  }

  /** Makes the next `get` a new attempt. */
  forget(name: string): void {
    this.fetched.delete(name);
    this.failures.set(name, this.failuresOf(name) + 1);
  }

  private failuresOf(name: string): number {
    return this.failures.get(name) ?? 0;
  }
}

export type RemoteSource = Omit<BootRemoteVersion, 'fallbackUrl'>;

/** The sources of a remote, best first: its version, a mirror of it, the registry's default version. */
export function sourcesOf(remote: BootRemote): RemoteSource[] {
  const { version, url, integrity, fallbackUrl } = remote;
  const chosen = { version, url, integrity };
  return [
    chosen,
    ...(fallbackUrl ? [{ ...chosen, url: fallbackUrl }] : []),
    ...(remote.default ? [remote.default] : []),
  ];
}

/** A local build is for this browser alone; the registry names its version `override`. */
export function isLocalBuild({ version }: RemoteSource): boolean {
  return version === 'override';
}
