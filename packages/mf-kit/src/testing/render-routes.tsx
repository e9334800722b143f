import { render, type RenderResult } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, createMemoryRouter, type RouteObject } from 'react-router-dom';
import type { Language } from '../i18n/languages';
import { startTranslations } from '../i18n/page-translations';
import { loadNamespace, registerLocales, type LocaleLoader } from '../i18n/translations';
import { forgetKeptData, withKeptData } from '../router/kept-data';
import { pageRoutes } from '../router/page-routes';
import type { RemoteRoute } from '../router/remote-route';

/** What stands in for the shell and the adapter in a test. */
export interface RenderOptions {
  /** The remote's name, as in remote.json. */
  name: string;
  routes: RemoteRoute[];
  locales: LocaleLoader;
  /** Where the visitor is, with query and hash. */
  path: string;
  language?: Language;
}

/** What Testing Library answers, and the router to look at and to steer. */
export interface RenderedRoutes extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
}

/** Shows a remote's routes at a path, as the adapter does: loaders, head, texts and error states included. */
export async function renderRoutes(options: RenderOptions): Promise<RenderedRoutes> {
  const { name, routes, locales, path, language = 'en' } = options;
  registerLocales(name, locales);
  const translations = await startTranslations(language, ['kit']);
  await loadNamespace(translations, name);
  forgetKeptData();
  const table = withKeptData(routes as RouteObject[]) as RemoteRoute[];
  const router = createMemoryRouter(pageRoutes(table), { initialEntries: [path] });
  const view = render(
    <I18nextProvider i18n={translations} defaultNS={name}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return { ...view, router };
}
