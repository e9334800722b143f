import type { Language } from '@phantom/mf-kit';
import { renderRoutes } from '@phantom/mf-kit/testing';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { routes } from '../routes';

const locales = (language: Language) => import(`../../locales/${language}.json`);

/** Renders the section at a path. */
export function renderPage(path: string, language?: Language) {
  return renderRoutes({ name: 'mf-staff', routes, locales, path, language });
}

/** Renders a component with the texts of the section. */
export function renderPart(part: ReactNode) {
  const routes = [{ path: '/', Component: () => part }];
  return renderRoutes({ name: 'mf-staff', routes, locales, path: '/' });
}

/** Pastes text into a field: typing key by key is slow, and few tests need it. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
