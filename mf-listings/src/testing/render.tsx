import type { Language } from '@phantom/mf-kit';
import { renderRoutes } from '@phantom/mf-kit/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { locales } from '../locales';
import { routes } from '../routes';

/** Renders the section at a path. */
export function renderPage(path: string, language?: Language) {
  return renderRoutes({ name: 'mf-listings', routes, locales, path, language });
}

/** Renders one component with the section's English texts. */
export const renderTranslated = async (element: ReactElement) => {
  const Shown = () => <div data-testid="shown">{element}</div>;
  const routes = [{ path: '/', Component: Shown }];
  const view = await renderRoutes({ name: 'mf-listings', routes, locales, path: '/' });
  await screen.findByTestId('shown');
  return view;
};
