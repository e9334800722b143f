import { pageLanguage } from '@phantom/mf-kit';
import type { BootRemote, RouteDeclaration } from '@phantom/registry/boot-manifest';
import { sourcesOf, type RemoteStore } from '../remotes/remote-store';
import type { RouteTable } from '../remotes/route-table';

export interface Destination {
  remote: BootRemote;
  route: RouteDeclaration;
}

/** Fetches the files of other sections early, each once. */
export class SectionPrefetcher {
  private readonly remotes: Map<string, BootRemote>;
  private readonly hinted = new Set<string>();
  private readonly loaded = new Set<string>();

  constructor(
    remotes: BootRemote[],
    private readonly routes: RouteTable,
    private readonly store: RemoteStore,
  ) {
    this.remotes = new Map(remotes.map((remote) => [remote.name, remote]));
  }

  /** The page at an address, when it belongs to another section. */
  destination({ pathname }: URL): Destination | undefined {
    const here = this.routes(window.location.pathname)?.remote;
    const owned = this.routes(pathname);
    const remote = owned && owned.remote !== here ? this.remotes.get(owned.remote) : undefined;
    return owned && remote && { remote, route: owned.route };
  }

  /** For a visitor who is about to go there: loads the remote, and hints at the page's files in parallel. */
  load({ remote, route }: Destination): void {
    const [source] = sourcesOf(remote);
    if (source && !this.loaded.has(remote.name)) {
      this.loaded.add(remote.name);
      this.store.prefetch(remote.name, source);
    }
    filesOf(remote, route).forEach((url) => this.hint(url));
  }

  /** For a visitor who may go there later: only hints at the files, with low priority. */
  fetchFiles({ remote, route }: Destination): void {
    // The federation runtime requests the entry with CORS.
    this.hint(absolute(remote, remote.url), 'anonymous');
    filesOf(remote, route).forEach((url) => this.hint(url));
  }

  /** `preload` would need the hash with which the remote requests the file. */
  private hint(url: string, cors = corsOf(url)): void {
    if (this.hinted.has(url)) return;
    this.hinted.add(url);
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = url.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = cors;
    link.href = url;
    document.head.append(link);
  }
}

function filesOf(remote: BootRemote, { path }: RouteDeclaration): string[] {
  const texts = remote.texts?.[pageLanguage()];
  const files = [...(remote.preload ?? []), ...(remote.chunks?.[path] ?? [])];
  return [...files, ...(texts ? [texts] : [])].map((file) => absolute(remote, file));
}

function absolute({ url }: BootRemote, file: string): string {
  return new URL(file, new URL(url, document.baseURI)).href;
}

/** As webpack will request the file. */
function corsOf(url: string): string | null {
  return url.startsWith(`${window.location.origin}/`) ? null : 'anonymous';
}
