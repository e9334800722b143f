import type { Language } from '@phantom/mf-kit';
import { renderRoutes } from '@phantom/mf-kit/testing';
import { locales } from '../locales';
import { routes } from '../routes';

/** Shows the section at a path. */
export function renderPage(path: string, language?: Language) {
  return renderRoutes({ name: 'mf-listings', routes, locales, path, language });
}
