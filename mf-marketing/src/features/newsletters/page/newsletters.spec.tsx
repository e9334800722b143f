import { ApiError } from '@phantom/mf-kit';
import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockMediaPages } from '../../../testing/content-pages';
import { renderPage } from '../../../testing/render-page';

type Newsletter = ApiReply<'get', '/api/auth/newsletters'>['list'][number];

const letter = (id: number, description: string): Newsletter => ({
  id,
  title: `Letter ${id}`,
  image: '/pictures/heroes/listings/1920.webp',
  created_at: '2026-10-04T03:00:00.000Z',
  lang: 'en',
  description,
});
const mockNewsletters = (...ids: number[]) =>
  mockApi('get', '/api/auth/newsletters', ({ query }) => {
    const page = Number(query?.page ?? 1);
    const limit = Number(query?.limit);
    const shown = ids.slice((page - 1) * limit, page * limit);
    return {
      ...{ total: ids.length, page, limit },
      list: shown.map((id) => letter(id, `<p>What letter ${id} says</p>`)),
    };
  });
const linkTo = (id: number) =>
  ({ text: `Letter ${id}`, href: `/single-news-letter/${id}`, lang: 'en' }) as const;
type Neighbours = ApiReply<'get', '/api/auth/newsletters/{id}/neighbours'>;
const NOTHING = { next_step: null, caption: '' };
const mockNeighbours = (more: Pick<Neighbours, 'next_step' | 'caption'> = NOTHING) =>
  mockApi('get', '/api/auth/newsletters/{id}/neighbours', ({ path }) => ({
    ...{ newer: linkTo(Number(path!.id) + 1), older: null, related: linkTo(3) },
    ...more,
  }));
const mockNewsletter = (html?: string) =>
  mockApi('get', '/api/auth/newsletterList/{id}', ({ path }) => ({
    list: [letter(Number(path!.id), html ?? `<h2>Rents</h2><p>All of letter ${path!.id}</p>`)],
  }));

beforeEach(() => {
  mockMediaPages();
  mockNewsletters(9, 8, 7);
  mockNewsletter();
  mockNeighbours();
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

  const TWENTY_FIVE = Array.from({ length: 25 }, (_, index) => 25 - index);
  const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

  it('shows one page of a long list, with links to the next and the previous one', async () => {
    mockNewsletters(...TWENTY_FIVE);
    await renderPage('/news-letter');
    await shown('What letter 25 says...');
    expect(screen.getAllByRole('article')).toHaveLength(12);
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    expect(pages).toHaveTextContent('Page 1 of 3');
    expect(within(pages).queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
    await userEvent.click(within(pages).getByRole('link', { name: 'Next' }));
    await shown('What letter 13 says...');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/news-letter');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/news-letter?page=3',
    );
    expect(canonical()).toBe(`${window.location.origin}/news-letter?page=2`);
    expect(document.title).toBe('Newsletter: Page 2 of 3 | Phantom Partners');
  });

  it('shows the newest titles beside a later page, and no text of the section', async () => {
    mockNewsletters(...TWENTY_FIVE);
    await renderPage('/news-letter?page=3');
    await shown('What letter 1 says...');
    expect(within(recent()).getAllByRole('link')[0]).toHaveTextContent('Letter 25');
    expect(screen.queryByText('All about Newsletter')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  });

  it('shows the first page when the address has no valid number', async () => {
    await renderPage('/news-letter?page=-1');
    await shown('What letter 9 says...');
    expect(canonical()).toBe(`${window.location.origin}/news-letter`);
  });

  it('leads to the list from a page beyond the last one', async () => {
    await renderPage('/news-letter?page=2');
    await shown('There is no such page of the list.');
    expect(screen.getByRole('link', { name: 'All newsletters' })).toHaveAttribute(
      'href',
      '/news-letter',
    );
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

  it('leads to the neighbours in the list and to the one that its editor has chosen', async () => {
    await renderPage('/single-news-letter/7');
    await shown('All of letter 7');
    const more = screen.getByRole('navigation', { name: 'More newsletters' });
    const links = within(more).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'NewerLetter 8',
      'To read nextLetter 3',
    ]);
    expect(links[0]).toHaveAttribute('href', '/single-news-letter/8');
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
    mockNeighbours().mockRejectedValue(new ApiError('No answer.', 503));
    await renderPage('/single-news-letter/7');
    expect(await shown('All of letter 7')).toBeInTheDocument();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'More newsletters' })).not.toBeInTheDocument();
  });

  it('shows an empty state when it has no text', async () => {
    mockNewsletter('');
    await renderPage('/single-news-letter/7');
    expect(await shown('This newsletter has no text.')).toBeInTheDocument();
  });

  it.each([
    ['it does not exist', '99', new ApiError('Sorry!', 404)],
    ['it was removed', '7', new ApiError('No longer available', 410)],
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

  it('shows the caption of its picture and the next step, where it has them', async () => {
    const { unmount } = await renderPage('/single-news-letter/7');
    await shown('All of letter 7');
    expect(screen.queryByRole('complementary', { name: 'Next step' })).not.toBeInTheDocument();
    unmount();
    const step = { text: 'See homes for rent', href: '/listings/rentals', lang: 'en' } as const;
    mockNeighbours({ next_step: step, caption: 'Town houses in September.' });
    await renderPage('/single-news-letter/7');
    await shown('Town houses in September.');
    const next = screen.getByRole('complementary', { name: 'Next step' });
    expect(within(next).getByRole('link')).toHaveAttribute('href', '/listings/rentals');
    expect(within(next).getByRole('link')).toHaveTextContent('See homes for rent');
  });

  it('loads the newsletter again after a failure', async () => {
    mockNewsletter().mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/single-news-letter/7');
    await shown('No answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await shown('All of letter 7')).toBeInTheDocument();
  });
});
