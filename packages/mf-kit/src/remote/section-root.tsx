import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider, type HydrationState } from 'react-router-dom';
import { getTranslations } from '../i18n/page-translations';
import { hasNamespace, loadNamespace } from '../i18n/translations';
import { currentPage } from '../page-context';
import { createRemoteRouter } from '../router/create-remote-router';
import { forgetKeptData } from '../router/kept-data';
import { loadLazyRoutes } from '../router/load-lazy-routes';
import { setActiveRouter } from '../router/navigate-to';
import type { RemoteRouter } from '../router/remote-router';
import { rememberScroll } from '../router/scroll-memory';
import { onRightsChange } from '../session/on-rights-change';
import { identifierPrefix, type RemoteDefinition } from './remote-definition';
import { RemoteRoot } from './remote-root';
import { hydrationState, type SectionData } from './section-data';

/** A remote's React root in the browser page, from mount to unmount. */
export class SectionRoot {
  private readonly translations = getTranslations();
  private root?: Root;
  private left = false;
  private draws = 0;
  private stop: () => void = () => undefined;

  constructor(
    private readonly definition: RemoteDefinition,
    private readonly element: HTMLElement,
  ) {}

  /**
   * Draws the remote and starts its router. Nothing is awaited: a text or a loader that never comes must not
   * hold up the navigation to another section.
   */
  draw(): void {
    this.root ??= createRoot(this.element, rootOptions(this.definition));
    this.root.render(this.tree(this.start(), this.loadTexts()));
  }

  /**
   * Takes the server's content over once everything that drew it is there; until then it stands as it is.
   * @throws Error when the remote's texts or the code of the page cannot be had
   */
  async takeOver(data: SectionData): Promise<void> {
    const { pathname } = window.location;
    const basename = currentPage().basename || '/';
    await Promise.all([
      this.loadTexts(),
      loadLazyRoutes(this.definition.routes, pathname, basename),
    ]);
    // The visitor has gone on.
    if (this.left || pathname !== window.location.pathname) return;
    const tree = this.tree(this.start(hydrationState(data)));
    this.root = hydrateRoot(this.element, tree, {
      ...rootOptions(this.definition),
      onRecoverableError: reportError,
    });
  }

  unmount(): void {
    this.left = true;
    this.stop();
    this.root?.unmount();
  }

  private loadTexts(): Promise<void> | undefined {
    const { translations, definition } = this;
    if (hasNamespace(translations, definition.name)) return undefined;
    return loadNamespace(translations, definition.name);
  }

  private tree({ router }: RemoteRouter, texts?: Promise<void>) {
    const { definition, translations, element } = this;
    this.draws += 1;
    return (
      <RemoteRoot
        // Another key makes React draw the whole remote anew.
        key={this.draws}
        name={definition.name}
        translations={translations}
        texts={texts}
        remote={{ element, restart: () => this.draw() }}
      >
        <RouterProvider router={router} />
      </RemoteRoot>
    );
  }

  /** Starts a router; the one before it ends. */
  private start(state?: HydrationState): RemoteRouter {
    this.stop();
    const remoteRouter = createRemoteRouter(this.definition.routes, state);
    const { router } = remoteRouter;
    setActiveRouter(remoteRouter);
    const stopScroll = rememberScroll(router);
    // What the page shows, and what is kept of others, was loaded with the earlier rights.
    const stopRights = onRightsChange(() => {
      forgetKeptData();
      void router.revalidate();
    });
    this.stop = () => {
      setActiveRouter(undefined);
      stopScroll();
      stopRights();
      router.dispose();
    };
    return remoteRouter;
  }
}

function rootOptions(definition: RemoteDefinition) {
  return {
    identifierPrefix: identifierPrefix(definition),
    // A page that broke while it was drawn counts, though its visitor reads a sentence about it.
    onCaughtError: (error: unknown) => reportError(error),
  };
}
