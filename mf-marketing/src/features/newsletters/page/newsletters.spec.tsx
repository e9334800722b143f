import { ApiError } from '@phantom/mf-kit';
import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockMediaPages } from '../../../testing/content-pages';
import { renderPage } from '../../../testing/render-page';

type Newsletter = ApiReply<'get', '/api/auth/newsletterList'>['list'][number];

const letter = (id: number, description: string): Newsletter => ({
  id,
  title: `Letter ${id}`,
  image: '/pictures/heroes/listings/1920.webp',
  created_at: '2026-10-04T03:00:00.000Z',
  lang: 'en',
  description,
});
const mockNewsletters = (...ids: number[]) =>
  mockApi('get', '/api/auth/newsletterList', {
    list: ids.map((id) => letter(id, `<p>What letter ${id} says</p>`)),
  });
const mockNewsletter = (html?: string) =>
  mockApi('get', '/api/auth/newsletterList/{id}', ({ path }) => ({
    list: [letter(Number(path!.id), html ?? `<h2>Rents</h2><p>All of letter ${path!.id}</p>`)],
  }));

beforeEach(() => {
  mockMediaPages();
  mockNewsletters(9, 8, 7);
  mockNewsletter();
});

/** Waits by text, because repeated queries by role are slow in jsdom. */
const shown = (text: string) => screen.findByText(text);
const heading = () => screen.getByRole('heading', { level: 1 });
const recent = () => screen.getByRole('complementary', { name: 'RECENT POSTS' });

describe('newsletters', () => {
  it('shows cards with byline, excerpt and a link to the full text', async () => {
    await renderPage('/news-letter');
    await shown('What letter 9 says...');
    expect(heading()).toHaveTextContent('Newsletter');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    const [first] = screen.getAllByRole('article');
    // 03:00 UTC on 4 October is the evening of 3 October in New York.
    expect(first).toHaveTextContent(
      'Posted by admin | NewsLetter | Comments are closed | 03 Oct, 2026',
    );
    expect(first).toHaveTextContent('What letter 9 says...');
    const more = within(first!).getByRole('link', { name: 'Read More Letter 9' });
    expect(more).toHaveAttribute('href', '/single-news-letter/9');
    expect(document.title).toBe('Newsletter | Phantom Partners');
  });

  it('shows the menu of the media section', async () => {
    await renderPage('/news-letter');
    expect(await shown('All about Newsletter')).toBeInTheDocument();
    const section = screen.getByRole('navigation', { name: 'Media' });
    expect(within(section).getAllByRole('link')).toHaveLength(6);
    expect(within(section).getByRole('link', { current: 'page' })).toHaveTextContent('Newsletter');
  });

  it('shows the list when the media section does not load', async () => {
    mockMediaPages().mockRejectedValue(new ApiError('No answer.', 503));
    await renderPage('/news-letter');
    await shown('What letter 9 says...');
    expect(heading()).toHaveTextContent('Newsletter');
    expect(screen.getByText(/What we see in the market/)).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Media' })).not.toBeInTheDocument();
  });

  it('shows the eight newest titles beside the list', async () => {
    mockNewsletters(9, 8, 7, 6, 5, 4, 3, 2, 1);
    await renderPage('/news-letter');
    await shown('What letter 9 says...');
    const titles = within(recent()).getAllByRole('link');
    expect(titles.map((link) => link.textContent)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2].map((id) => `Letter ${id}`),
    );
  });

  it('formats dates in the language of the visitor and sets the lang attribute of a text in another language', async () => {
    await renderPage('/news-letter', 'de');
    await shown('What letter 9 says...');
    const [first] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(
      'Veröffentlicht von admin | Newsletter | Kommentare geschlossen | 03 Okt., 2026',
    );
    expect(within(first!).getByText('What letter 9 says...')).toHaveAttribute('lang', 'en');
  });

  it('shows an empty state when there are none', async () => {
    mockNewsletters();
    await renderPage('/news-letter');
    expect(await shown('No newsletter has been published yet.')).toBeInTheDocument();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('shows the banner when the list does not load, and loads it again on request', async () => {
    mockNewsletters(9, 8, 7).mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/news-letter');
    await shown('No answer.');
    expect(heading()).toHaveTextContent('Newsletter');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await shown('What letter 9 says...')).toBeInTheDocument();
  });
});

describe('newsletter', () => {
  it('shows title, date and text, and marks its title among the recent ones', async () => {
    await renderPage('/single-news-letter/7');
    await shown('All of letter 7');
    expect(heading()).toHaveTextContent('Letter 7');
    expect(screen.getByRole('heading', { level: 2, name: 'Rents' })).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveTextContent('03 Oct, 2026');
    const current = within(recent()).getByRole('link', { current: 'page' });
    expect(current).toHaveTextContent('Letter 7');
    expect(document.title).toBe('Letter 7 | Phantom Partners');
  });

  it('opens from the list and links back to it', async () => {
    await renderPage('/news-letter');
    await shown('What letter 8 says...');
    await userEvent.click(screen.getByRole('link', { name: 'Read More Letter 8' }));
    await shown('All of letter 8');
    await userEvent.click(screen.getByText('All newsletters'));
    expect(await shown('What letter 8 says...')).toBeInTheDocument();
  });

  it('shows the newsletter when the others do not load', async () => {
    mockNewsletters(9, 8, 7).mockRejectedValue(new ApiError('No answer.', 503));
    await renderPage('/single-news-letter/7');
    expect(await shown('All of letter 7')).toBeInTheDocument();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('shows an empty state when it has no text', async () => {
    mockNewsletter('');
    await renderPage('/single-news-letter/7');
    expect(await shown('This newsletter has no text.')).toBeInTheDocument();
  });

  it.each([
    ['it does not exist', '99', new ApiError('Sorry!', 404)],
    ['the id is out of range', '99999999999', new ApiError('Sorry!', 400)],
    ['the id is not a number', 'latest', undefined],
  ])('shows the not-found page when %s', async (_, id, error) => {
    if (error) mockNewsletter().mockRejectedValue(error);
    await renderPage(`/single-news-letter/${id}`);
    await shown('There is no newsletter at this address.');
    expect(heading()).toHaveTextContent('Newsletter not found');
    expect(screen.getByRole('link', { name: 'All newsletters' })).toHaveAttribute(
      'href',
      '/news-letter',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('loads the newsletter again after a failure', async () => {
    mockNewsletter().mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/single-news-letter/7');
    await shown('No answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await shown('All of letter 7')).toBeInTheDocument();
  });
});
