import { ApiError } from '@phantom/mf-kit';
import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';

type FreePage = ApiReply<'get', '/api/auth/pages/{slug}'>['list'][number];

const EMPTY = { text: '', picture: null, caption: '', link: null, linkText: '' };
const PAGE: FreePage = {
  slug: 'visit-us',
  title: 'Visit us',
  lead: 'The office is open.',
  image: null,
  blocks: [
    { ...EMPTY, kind: 'text', text: '<p>Take the train.</p>' },
    { ...EMPTY, kind: 'link', link: '/contact', linkText: 'Write to us' },
  ],
  ...{ menu: null, menuOrder: null, nextStepText: '', nextStepUrl: null, lang: 'en' },
};
const mockPage = (page = PAGE) => mockApi('get', '/api/auth/pages/{slug}', { list: [page] });

describe('a page of an employee', () => {
  it('shows title, introduction and blocks at an address at the root', async () => {
    mockPage();
    await renderPage('/visit-us');
    expect(await screen.findByText('Take the train.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Visit us');
    expect(screen.getByText('The office is open.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
    expect(document.title).toBe('Visit us | Phantom Partners');
  });

  it('ends with the next step that an employee wrote', async () => {
    mockPage({ ...PAGE, nextStepText: 'See the portfolio', nextStepUrl: '/portfolio' });
    await renderPage('/visit-us');
    const end = await screen.findByRole('complementary', { name: 'Next step' });
    const link = within(end).getByRole('link', { name: 'See the portfolio' });
    expect(link).toHaveAttribute('href', '/portfolio');
  });

  it.each([
    ['an earlier address', '/our-office'],
    ['capital letters', '/Visit-Us'],
  ])('leads from %s to the current address, with the query', async (_, path) => {
    mockPage();
    const { router } = await renderPage(`${path}?from=mail`);
    await screen.findByText('Take the train.');
    expect(router.state.location).toMatchObject({ pathname: '/visit-us', search: '?from=mail' });
  });

  it('sets the lang attribute of texts in another language', async () => {
    mockPage();
    await renderPage('/visit-us', 'de');
    const text = await screen.findByText('Take the train.');
    expect(text.closest('[lang]')).toHaveAttribute('lang', 'en');
    const title = within(screen.getByRole('heading', { level: 1 })).getByText('Visit us');
    expect(title).toHaveAttribute('lang', 'en');
  });

  it('shows the not-found page when there is none', async () => {
    mockPage().mockRejectedValue(new ApiError('Sorry!', 404));
    await renderPage('/no-such-page');
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
  });

  it.each(['/wp-login.php', '/ünbekannt', `/${'a'.repeat(90)}`])(
    'asks no service for %s, which no page can have',
    async (path) => {
      const call = mockPage();
      await renderPage(path);
      await waitFor(() => expect(screen.getByText('Page not found')).toBeInTheDocument());
      expect(call).not.toHaveBeenCalled();
    },
  );
});
