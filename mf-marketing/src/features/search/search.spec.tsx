import { mockApi } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, fakeNetwork, jsonResponse } from '../../testing/fake-network';
import { renderPage } from '../../testing/render-page';

const LENDING = {
  title: 'Lending on buildings',
  excerpt: 'We lend where others hesitate.',
  path: '/lending',
  lang: 'en' as const,
};

function mockResults() {
  mockApi('get', '/api/auth/site-search', {
    list: [{ kind: 'pages', total: 12, hits: [LENDING] }],
  });
  mockApi('get', '/api/auth/portfolio-search', { list: [] });
  mockApi('get', '/api/auth/listings-suggest', {
    list: [
      { kind: 'address', text: '12 Lending Street', borough: 'queens', count: 1, id: 7 },
      { kind: 'neighbourhood', text: 'Lendville', borough: 'queens', count: 3, id: null },
    ],
  });
}

describe('site search', () => {
  it('groups what was found, with counts, and marks the words', async () => {
    mockResults();
    await renderPage('/search?q=lend');
    expect(await screen.findByText('14 results for “lend”')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pages 12' })).toBeVisible();
    const page = screen.getByRole('link', { name: 'Lending on buildings' });
    expect(page).toHaveAttribute('href', '/lending');
    expect(within(page).getByText('Lending').tagName).toBe('MARK');
    expect(screen.getByRole('link', { name: '12 Lending Street' })).toHaveAttribute(
      'href',
      '/listings-detail/7',
    );
    expect(screen.getByRole('link', { name: 'Lendville' })).toHaveAttribute(
      'href',
      '/listings?q=Lendville',
    );
  });

  it('asks nothing without words, and searches for those that are sent', async () => {
    const user = userEvent.setup();
    const { router } = await renderPage('/search');
    const field = await screen.findByRole('searchbox', { name: 'What are you looking for?' });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    mockResults();
    await user.type(field, 'lend{Enter}');
    expect(await screen.findByRole('heading', { name: 'Homes 2' })).toBeVisible();
    expect(router.state.location.search).toBe('?q=lend');
    expect(screen.getByRole('searchbox')).toHaveValue('lend');
  });

  it('says that nothing was found, and leads to the contact form', async () => {
    for (const call of ['site-search', 'portfolio-search', 'listings-suggest'] as const) {
      mockApi('get', `/api/auth/${call}`, { list: [] });
    }
    await renderPage('/search?q=xyzzy');
    expect(await screen.findByText('Nothing found for “xyzzy”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });

  it('shows the other parts when one service fails', async () => {
    fakeNetwork({
      'GET /api/auth/site-search': () =>
        jsonResponse({ error: 0, list: [{ kind: 'pages', total: 1, hits: [LENDING] }] }),
      'GET /api/auth/portfolio-search': () => errorResponse(503, 'The service is busy.'),
      'GET /api/auth/listings-suggest': () => jsonResponse({ error: 0, list: [] }),
    });
    await renderPage('/search?q=lend');
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lending on buildings' })).toBeVisible();
  });
});
