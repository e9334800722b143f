import type { Language } from '@phantom/mf-kit';
import { renderRoutes } from '@phantom/mf-kit/testing';
import { routes } from '../routes';

const locales = (language: Language) => import(`../../locales/${language}.json`);

/** Renders the section at a path. */
export function renderPage(path: string, language?: Language) {
  return renderRoutes({ name: 'mf-marketing', routes, locales, path, language });
}
