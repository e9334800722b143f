import type { RemoteLifecycles } from '@phantom/mf-kit';
import type { RemoteSource } from './remote-source';

/** Gets a remote's lifecycles from one source; `attempt` counts from 1 and grows with every failure. */
export type FetchRemote = (
  name: string,
  source: RemoteSource,
  attempt: number,
) => Promise<RemoteLifecycles>;

/** Fetches every remote once, however often its section is visited. */
export class RemoteStore {
  private readonly fetched = new Map<string, { url: string; remote: Promise<RemoteLifecycles> }>();
  private readonly failures = new Map<string, number>();

  constructor(private readonly fetch: FetchRemote) {}

  /** The remote from this source: at once when it is there, the same request when one is under way. */
  get(name: string, source: RemoteSource): Promise<RemoteLifecycles> {
    const known = this.fetched.get(name);
    if (known?.url === source.url) return known.remote;
    const remote = this.fetch(name, source, this.failuresOf(name) + 1);
    this.fetched.set(name, { url: source.url, remote });
    return remote;
  }

  /** Fetches ahead of the visit; a failure shows when the section does. */
  preload(name: string, source: RemoteSource): void {
    this.get(name, source).catch(() => undefined);
  }

  /** Fetches ahead of a visit that may never come; a failure is forgotten, so that the visit starts afresh. */
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
