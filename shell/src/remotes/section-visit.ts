import type { SectionData } from '@phantom/mf-kit';
import type { BootRemote } from '@phantom/registry/boot-manifest';
import { showNotice } from '../notice/notice-store';
import { tellUnreachable } from '../override/unreachable';
import { reasonOf } from '../reports/failure';
import { tellFailed, tellLoaded } from '../reports/outcome';
import { deadline } from './deadline';
import { isHinted, isReachable } from './page-hints';
import { isElsewhere, sourcesOf, type RemoteSource } from './remote-source';
import type { RemoteStore } from './remote-store';
import { createContainer, type SectionContainer } from './section-container';
import { showFallback } from './section-fallback';
import { findServedContent, type ServedContent } from './served-content';

/** How long a remote may take to load and mount before the next source is tried. */
const LOAD_PATIENCE_MS = 8_000;
/** How long a remote may take to clean up before it is left behind. */
const LEAVE_PATIENCE_MS = 2_000;

/** Whether nobody answered: the server is stopped, or hangs. */
const isAway = (error: unknown): boolean => ['network', 'timeout'].includes(reasonOf(error));

const nothing = async (): Promise<void> => undefined;

/** One stay in a section, from coming to leaving. */
export class SectionVisit {
  private readonly container: SectionContainer;
  /** Undefined when the server has drawn nothing, and once it is the remote's. */
  private served: ServedContent | undefined;
  private left = false;
  private attempts = 0;
  private cleanUp: () => Promise<unknown> = nothing;

  constructor(
    private readonly remote: BootRemote,
    private readonly store: RemoteStore,
  ) {
    this.container = createContainer(remote.name);
    this.served = findServedContent(remote.name);
  }

  /**
   * Tries the remote's sources one after the other. What remains when none works is the server's content with an
   * offer to try again, or a panel with a Retry button.
   */
  async show(): Promise<void> {
    // What the server has drawn can be read all the while.
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
    const cleaned = this.takeBack();
    await deadline(cleaned, LEAVE_PATIENCE_MS, `Leaving ${this.remote.name}`).catch(reportError);
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
    await this.takeBack();
    // Not while it is out of reach: who is offline would lose what there is to read.
    if (isHinted(this.remote) && (await isReachable(this.remote, LOAD_PATIENCE_MS))) {
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
        await deadline(this.mountFrom(source), LOAD_PATIENCE_MS, name);
        if (!this.left) tellLoaded(this.remote.name, source, performance.now() - begin);
        return true;
      } catch (error) {
        if (this.left) return false;
        tellFailed(this.remote.name, source, error);
        this.giveUp();
        if (!isElsewhere(source)) continue;
        // Whoever asks for a broken build wants to see that it is broken.
        if (!isAway(error)) return false;
        tellUnreachable(this.remote.name);
      }
    }
    return false;
  }

  private async mountFrom(source: RemoteSource): Promise<void> {
    this.attempts += 1;
    const attempt = this.attempts;
    const { bootstrap, mount, unmount } = await this.store.get(this.remote.name, source);
    await bootstrap();
    // The visitor has gone on, or an attempt that was given up comes too late.
    if (this.left || attempt !== this.attempts) return;
    const hydrationData = this.dataFor(source);
    if (!hydrationData && this.served) this.container.clear();
    this.cleanUp = unmount;
    await mount({ container: this.container.element, hydrationData });
  }

  /** Another version may draw the page otherwise and know its data by other names. */
  private dataFor({ version }: RemoteSource): SectionData | undefined {
    return version === this.remote.version ? this.served?.data : undefined;
  }

  /** Makes room for the next attempt: the server's content if it has come to no harm, else nothing. */
  private giveUp(): void {
    this.attempts += 1;
    this.takeBack().catch(reportError);
    this.store.forget(this.remote.name);
    if (this.served?.isWhole()) {
      this.container.show(this.served.element);
      return;
    }
    this.endServed();
    this.container.clear();
    this.container.busy(true);
  }

  /** Takes out whatever is in the section's element by now, or on its way into it. */
  private async takeBack(): Promise<void> {
    const { cleanUp } = this;
    this.cleanUp = nothing;
    await cleanUp();
  }

  private endServed(): void {
    this.served?.end();
    this.served = undefined;
  }
}
