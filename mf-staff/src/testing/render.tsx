import type { Language } from '@phantom/mf-kit';
import { renderRoutes } from '@phantom/mf-kit/testing';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { routes } from '../routes';

/** The texts of the section. */
const locales = (language: Language) => import(`../../locales/${language}.json`);

/** Shows the section at a path. */
export function renderPage(path: string, language?: Language) {
  return renderRoutes({ name: 'mf-staff', routes, locales, path, language });
}

/** Shows a part of a page by itself, with the section's texts. */
export function renderPart(part: ReactNode) {
  const routes = [{ path: '/', Component: () => part }];
  return renderRoutes({ name: 'mf-staff', routes, locales, path: '/' });
}

/** Adds a text to a field at once: key by key it takes its time, which matters to few tests. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
