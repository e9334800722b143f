import { renderRoutes } from '@phantom/mf-kit/testing';
import type { ReactNode } from 'react';
import { locales } from './render-page';

/** Shows a part of a page by itself, with the section's texts. */
export function renderPart(part: ReactNode) {
  const routes = [{ path: '/', Component: () => part }];
  return renderRoutes({ name: 'mf-staff', routes, locales, path: '/' });
}
