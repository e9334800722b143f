import { act, screen, within } from '@testing-library/react';
import type { PageHead } from '../head/page-head';
import { renderRoutes } from '../testing/render-routes';

const NEWS = { name: 'Newsletter', path: '/news-letter' };
const PAGE = { name: 'Markt im Herbst', path: '/single-news-letter/1', lang: 'de' as const };

const open = (head: Partial<PageHead>) =>
  act(() =>
    renderRoutes({
      name: 'x',
      path: '/',
      locales: async () => ({}),
      routes: [
        {
          path: '/',
          loader: () => null,
          handle: { head: () => ({ title: 'Page', ...head }) },
          Component: () => <h1>Page</h1>,
        },
      ],
    }),
  );
const trail = () => screen.findByRole('navigation', { name: 'Breadcrumbs' });

it('links to the home page and to the pages above, and ends with the page itself', async () => {
  await open({ breadcrumbs: [NEWS, PAGE] });
  const links = within(await trail()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Phantom Partners', '/'],
    ['Newsletter', '/news-letter'],
  ]);
  const page = within(await trail()).getByText('Markt im Herbst');
  expect(page).toHaveAttribute('aria-current', 'page');
  expect(page).toHaveAttribute('lang', 'de');
});

it.each([{ breadcrumbs: [NEWS] }, {}])('shows none on a page of the first level', async (head) => {
  await open(head);
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
