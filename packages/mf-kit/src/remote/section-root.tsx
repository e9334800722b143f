import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider, type HydrationState } from 'react-router-dom';
import { getTranslations, hasNamespace, loadNamespace } from '../i18n/translations';
import { currentPage } from '../page-context';
import { createRemoteRouter } from './create-remote-router';
import { clearOfflineData } from '../router/offline-data';
import { loadLazyRoutes } from '../router/lazy-routes';
import { setActiveRouter, type RemoteRouter } from '../router/navigation';
import { rememberScroll } from '../router/scroll-memory';
import { onRightsChange } from '../session/session';
import { identifierPrefix, type RemoteDefinition } from './remote-definition';
import { RemoteRoot } from './remote-root';
import { hydrationState, type SectionData } from './section-data';

/** A remote's React root in the browser, from mount to unmount. */
export class SectionRoot {
  private readonly translations = getTranslations();
  private root?: Root;
  private left = false;
  private draws = 0;
  private stop: () => void = () => undefined;

  constructor(
    private readonly definition: RemoteDefinition,
    private readonly element: HTMLElement,
    private readonly otherPaths?: readonly string[],
  ) {}

  /** Renders the remote and starts its router. Awaits nothing: a hanging loader must not block the navigation. */
  draw(): void {
    this.root ??= createRoot(this.element, rootOptions(this.definition));
    this.root.render(this.tree(this.start(), this.loadTexts()));
  }

  /** Hydrates the server's content once its code and texts are loaded. @throws Error when they cannot be loaded */
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
        // A new key makes React render the remote from scratch.
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

  /** Starts a router and ends the one before. */
  private start(state?: HydrationState): RemoteRouter {
    this.stop();
    const remoteRouter = createRemoteRouter(this.definition.routes, {
      hydrationData: state,
      otherPaths: this.otherPaths,
    });
    const { router } = remoteRouter;
    setActiveRouter(remoteRouter);
    const stopScroll = rememberScroll(router);
    // The current data, and the stored data of other pages, was loaded with the earlier rights.
    const stopRights = onRightsChange(() => {
      clearOfflineData();
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
    // An error boundary hides the error from `window.onerror`, but it must be counted.
    onCaughtError: (error: unknown) => reportError(error),
  };
}
