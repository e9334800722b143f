import { createRoot, type Root } from 'react-dom/client';
import { getTranslations } from '../i18n/page-translations';
import {
  hasNamespace,
  loadNamespace,
  registerLocales,
  type LocaleLoader,
} from '../i18n/translations';
import { createRemoteRouter } from '../router/create-remote-router';
import { setActiveRouter } from '../router/navigate-to';
import { rememberScroll } from '../router/scroll-memory';
import type { RemoteRoute } from '../router/remote-route';
import { RemoteRoot } from './remote-root';

/** What a remote is made of. */
export interface RemoteDefinition {
  /** As in remote.json; also the namespace of its texts. */
  name: string;
  routes: RemoteRoute[];
  locales: LocaleLoader;
}

/** What the shell hands over at mount. */
export interface RemoteProps {
  /** The remote's own element; its content is the remote's until unmount. */
  container: HTMLElement;
}

/** The lifecycles that a remote exposes to the shell. */
export interface RemoteLifecycles {
  bootstrap: () => Promise<void>;
  mount: (props: RemoteProps) => Promise<void>;
  unmount: () => Promise<void>;
}

/** Turns a table of routes into a section that the shell can mount. Nothing runs until it does. */
export function defineRemote(definition: RemoteDefinition): RemoteLifecycles {
  const { name, locales } = definition;
  let unmount: () => void = () => undefined;
  return {
    bootstrap: async () => registerLocales(name, locales),
    mount: async ({ container }) => {
      const root = createRoot(container, { identifierPrefix: `${name}-` });
      const stop = startIn(root, container, definition);
      unmount = () => {
        stop();
        root.unmount();
      };
    },
    unmount: async () => unmount(),
  };
}

/**
 * Draws the remote and starts its router; answers the way to stop it. Nothing is awaited: a text or a
 * loader that never comes must not hold up the navigation to another section.
 */
function startIn(root: Root, element: HTMLElement, { name, routes }: RemoteDefinition): () => void {
  const translations = getTranslations();
  let stop: () => void = () => undefined;

  function start(): void {
    stop();
    const remoteRouter = createRemoteRouter(routes);
    const { router } = remoteRouter;
    const reload = () => void router.revalidate();
    translations.on('languageChanged', reload);
    setActiveRouter(remoteRouter);
    const stopScroll = rememberScroll(router);
    stop = () => {
      translations.off('languageChanged', reload);
      setActiveRouter(undefined);
      stopScroll();
      router.dispose();
    };
    const texts = hasNamespace(translations, name) ? undefined : loadNamespace(translations, name);
    root.render(
      <RemoteRoot
        key={nextKey()}
        {...{ name, element, translations, texts, router }}
        restart={start}
      />,
    );
  }

  start();
  return () => stop();
}

let keys = 0;

/** Another key makes React draw the whole remote anew. */
function nextKey(): number {
  keys += 1;
  return keys;
}
