import type { BootRemote } from '@phantom/registry/boot-manifest';
import { deadline } from './deadline';
import { sourcesOf, type RemoteSource } from './remote-source';
import type { RemoteStore } from './remote-store';
import { createContainer, type SectionContainer } from './section-container';
import { showFallback } from './section-fallback';

/** How long a remote may take to load and mount before the next source is tried. */
const LOAD_PATIENCE_MS = 8_000;
/** How long a remote may take to clean up before it is left behind. */
const LEAVE_PATIENCE_MS = 2_000;

/** One stay in a section, from coming to leaving. */
export class SectionVisit {
  private readonly container: SectionContainer;
  private left = false;
  private mounting: Promise<unknown> = Promise.resolve();
  private cleanUp: () => Promise<unknown> = async () => undefined;

  constructor(
    private readonly remote: BootRemote,
    private readonly store: RemoteStore,
  ) {
    this.container = createContainer(remote.name);
  }

  /** Tries the remote's sources one after the other; what remains is a panel with a Retry button. */
  async show(): Promise<void> {
    this.container.busy(true);
    const shown = await this.mountFirstWorking(sourcesOf(this.remote));
    if (this.left) return;
    this.container.busy(false);
    if (!shown) this.cleanUp = showFallback(this.container.element, () => void this.retry());
  }

  async leave(): Promise<void> {
    this.left = true;
    const cleaned = this.mounting.then(() => this.cleanUp());
    await deadline(cleaned, LEAVE_PATIENCE_MS, `Leaving ${this.remote.name}`).catch(reportError);
    this.container.remove();
  }

  private async retry(): Promise<void> {
    await this.cleanUp();
    this.container.clear();
    await this.show();
  }

  private async mountFirstWorking(sources: RemoteSource[]): Promise<boolean> {
    for (const source of sources) {
      try {
        const name = `${this.remote.name} ${source.version}`;
        await deadline(this.mountFrom(source), LOAD_PATIENCE_MS, name);
        return true;
      } catch (error) {
        if (this.left) return false;
        reportError(error);
        this.store.forget(this.remote.name);
        this.container.clear();
      }
    }
    return false;
  }

  private async mountFrom(source: RemoteSource): Promise<void> {
    const { element } = this.container;
    const { bootstrap, mount, unmount } = await this.store.get(this.remote.name, source);
    await bootstrap();
    // The visitor has gone on, or an attempt that was given up comes too late.
    if (this.left || element !== this.container.element) return;
    const mounting = mount({ container: element });
    this.mounting = mounting.catch(() => undefined);
    await mounting;
    this.cleanUp = unmount;
  }
}
