import { renderRoutes } from '@phantom/mf-kit/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { locales } from '../locales';

/** Shows one component with the section's English texts. */
export const renderTranslated = async (element: ReactElement) => {
  const Shown = () => <div data-testid="shown">{element}</div>;
  const routes = [{ path: '/', Component: Shown }];
  const view = await renderRoutes({ name: 'mf-listings', routes, locales, path: '/' });
  await screen.findByTestId('shown');
  return view;
};
