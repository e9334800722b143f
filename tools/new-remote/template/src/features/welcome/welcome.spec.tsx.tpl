import type { Language } from '@phantom/mf-kit';
import { renderRoutes } from '@phantom/mf-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes';

interface Texts {
  welcome: { title: string; lead: string; contact: string };
}

const locales = (language: Language) =>
  import(`../../../locales/${language}.json`) as Promise<{ default: Texts }>;

it.each(['en', 'de', 'es', 'it', 'ru'] as const)('welcomes visitors in %s', async (language) => {
  const { welcome } = (await locales(language)).default;
  await renderRoutes({ name: '__NAME__', routes, locales, path: '__PATH__', language });
  expect(await screen.findByRole('heading', { level: 1, name: welcome.title })).toBeVisible();
  expect(screen.getByText(welcome.lead)).toBeVisible();
  expect(screen.getByRole('link', { name: welcome.contact })).toBeVisible();
});
