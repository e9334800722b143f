import { render, type RenderResult } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, createMemoryRouter, type RouteObject } from 'react-router-dom';
import type { Language } from '../i18n/languages';
import {
  startTranslations,
  loadNamespace,
  registerLocales,
  type LocaleLoader,
} from '../i18n/translations';
import { clearOfflineData, withOfflineData } from '../router/offline-data';
import { pageRoutes } from '../page/page-routes';
import type { RemoteRoute } from '../router/remote-route';

/** Replaces the shell and the adapter in a test. */
export interface RenderOptions {
  /** As in remote.json. */
  name: string;
  routes: RemoteRoute[];
  locales: LocaleLoader;
  /** With query and hash. */
  path: string;
  language?: Language;
}

/** The result of Testing Library, and the router. */
export interface RenderedRoutes extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
}

/** Shows a remote's routes as the adapter does, with loaders, head, texts and error states. */
export async function renderRoutes(options: RenderOptions): Promise<RenderedRoutes> {
  const { name, routes, locales, path, language = 'en' } = options;
  registerLocales(name, locales);
  const translations = await startTranslations(language, ['kit']);
  await loadNamespace(translations, name);
  clearOfflineData();
  const table = withOfflineData(routes as RouteObject[]) as RemoteRoute[];
  const router = createMemoryRouter(pageRoutes(table), { initialEntries: [path] });
  const view = render(
    <I18nextProvider i18n={translations} defaultNS={name}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return { ...view, router };
}
