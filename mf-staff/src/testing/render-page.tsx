import type { Language } from '@phantom/mf-kit';
import { renderRoutes } from '@phantom/mf-kit/testing';
import { routes } from '../routes';

/** The texts of the section. */
export const locales = (language: Language) => import(`../../locales/${language}.json`);

/** Shows the section at a path. */
export function renderPage(path: string, language?: Language) {
  return renderRoutes({ name: 'mf-staff', routes, locales, path, language });
}
