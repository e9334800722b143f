import type { SectionData } from '@phantom/mf-kit';
import type { BootRemote } from '@phantom/registry/boot-manifest';
import type { LifeCycles } from 'single-spa';
import { showNotice } from '../notice/notice-store';
import { addUnreachableOverride } from './unreachable-overrides';
import { reasonOf, deadline } from './failure';
import { reportFailed, reportLoaded } from './reports';
import { isLocalBuild, sourcesOf, type RemoteSource, type RemoteStore } from './remote-store';
import {
  createContainer,
  type SectionContainer,
  findServedContent,
  type ServedContent,
} from './section-container';
import { showFallback } from './section-unavailable';

const LOAD_TIMEOUT_MS = 8_000;
const LEAVE_TIMEOUT_MS = 2_000;

const isAway = (error: unknown): boolean => ['network', 'timeout'].includes(reasonOf(error));

const nothing = async (): Promise<void> => undefined;

export class SectionVisit {
  private readonly container: SectionContainer;
  /** Undefined when the server rendered nothing, and after hydration. */
  private served: ServedContent | undefined;
  private left = false;
  private attempts = 0;
  private cleanUp: () => Promise<unknown> = nothing;

  constructor(
    private readonly remote: BootRemote,
    private readonly store: RemoteStore,
    private readonly otherPaths: readonly string[],
  ) {
    this.container = createContainer(remote.name);
    this.served = findServedContent(remote.name);
  }

  /** Tries the sources in order. When none works, a notice over the server's content, or a panel, offers a retry. */
  async show(): Promise<void> {
    // The server's content can be read meanwhile.
    this.container.busy(!this.served);
    const shown = await this.mountFirstWorking(sourcesOf(this.remote));
    if (this.left) return;
    this.container.busy(false);
    if (shown) this.endServed();
    else this.offerRetry();
  }

  async leave(): Promise<void> {
    this.left = true;
    this.endServed();
    const cleaned = this.runCleanUp();
    await deadline(cleaned, LEAVE_TIMEOUT_MS, `Leaving ${this.remote.name}`).catch(reportError);
    this.container.remove();
  }

  private offerRetry(): void {
    const onRetry = () => void this.retry();
    if (!this.served) {
      this.cleanUp = showFallback(this.container.element, onRetry);
      return;
    }
    const close = showNotice({ textKey: 'unavailable.readOnly', onRetry });
    this.cleanUp = async () => close();
  }

  private async retry(): Promise<void> {
    await this.runCleanUp();
    // Not when offline: a reload would lose what the visitor can still read.
    if (isHinted(this.remote) && (await isReachable(this.remote, LOAD_TIMEOUT_MS))) {
      window.location.reload();
      return;
    }
    if (!this.served) this.container.clear();
    await this.show();
  }

  private async mountFirstWorking(sources: RemoteSource[]): Promise<boolean> {
    for (const source of sources) {
      const begin = performance.now();
      try {
        const name = `${this.remote.name} ${source.version}`;
        await deadline(this.mountFrom(source), LOAD_TIMEOUT_MS, name);
        if (!this.left) reportLoaded(this.remote.name, source, performance.now() - begin);
        return true;
      } catch (error) {
        if (this.left) return false;
        reportFailed(this.remote.name, source, error);
        this.discardAttempt();
        if (!isLocalBuild(source)) continue;
        // Whoever tests a local build must see its errors.
        if (!isAway(error)) return false;
        addUnreachableOverride(this.remote.name);
      }
    }
    return false;
  }

  private async mountFrom(source: RemoteSource): Promise<void> {
    this.attempts += 1;
    const attempt = this.attempts;
    const { bootstrap, mount, unmount } = await this.store.get(this.remote.name, source);
    await bootstrap();
    // The visitor has left, or a discarded attempt arrives too late.
    if (this.left || attempt !== this.attempts) return;
    const hydrationData = this.dataFor(source);
    if (!hydrationData && this.served) this.container.clear();
    this.cleanUp = unmount;
    const { element: container } = this.container;
    await mount({ container, hydrationData, otherPaths: this.otherPaths });
  }

  /** The data fits only the version that rendered it. */
  private dataFor({ version }: RemoteSource): SectionData | undefined {
    return version === this.remote.version ? this.served?.data : undefined;
  }

  /** Prepares the next attempt: restores the server's content when it is unchanged, else empties the element. */
  private discardAttempt(): void {
    this.attempts += 1;
    this.runCleanUp().catch(reportError);
    this.store.forget(this.remote.name);
    if (this.served?.isUntouched()) {
      this.container.show(this.served.element);
      return;
    }
    this.endServed();
    this.container.clear();
    this.container.busy(true);
  }

  /** Removes what is in the section's element, or on its way into it. */
  private async runCleanUp(): Promise<void> {
    const { cleanUp } = this;
    this.cleanUp = nothing;
    await cleanUp();
  }

  private endServed(): void {
    this.served?.end();
    this.served = undefined;
  }
}

/**
 * The single-spa application of one remote. Its lifecycles return at once and never fail: single-spa blocks every
 * navigation until an application has loaded and mounted, and does not retry one that threw.
 */
export function createSection(
  remote: BootRemote,
  store: RemoteStore,
  otherPaths: readonly string[],
): LifeCycles {
  let current: SectionVisit | undefined;
  return {
    bootstrap: async () => undefined,
    mount: async () => {
      current = new SectionVisit(remote, store, otherPaths);
      void current.show();
    },
    unmount: async () => current?.leave(),
  };
}

/** Whether the page preloads a remote's files: the browser remembers a failure, so that only a reload can retry. */
export function isHinted({ url }: BootRemote): boolean {
  const folder = new URL('.', new URL(url, document.baseURI)).href;
  const hints = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
  return [...hints].some(({ href }) => href.startsWith(folder));
}

export async function isReachable({ url }: BootRemote, milliseconds: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(milliseconds);
    return (await fetch(url, { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
