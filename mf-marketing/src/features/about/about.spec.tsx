import { ApiError } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentPage } from '../../testing/content-pages';
import { renderPage } from '../../testing/render-page';

const mockPages = (...list: ReturnType<typeof contentPage>[]) =>
  mockApi('get', '/api/auth/aboutusget', { list });
const mockTeam = (...names: string[]) =>
  mockApi('get', '/api/auth/teamList', {
    list: names.map((name, index) => ({
      id: index + 1,
      image: '/pictures/team/a/800.webp',
      name,
      designation: 'Partner',
      lang: 'en' as const,
    })),
  });

beforeEach(() => {
  mockPages(
    contentPage('overview', 'Overview'),
    contentPage('history', 'History'),
    contentPage('our-values', 'Our values'),
    contentPage('our-team', 'Our team'),
  );
  mockTeam('Ada Moss');
});

const heading = () => screen.findByRole('heading', { level: 1 });

describe('pages about the company', () => {
  it.each([
    ['/about', 'Overview'],
    ['/overview', 'Overview'],
    ['/history', 'History'],
    ['/our-values', 'Our values'],
    ['/our-team', 'Our team'],
  ])('shows at %s the page %s with the menu of the section', async (path, title) => {
    await renderPage(path);
    expect(await heading()).toHaveTextContent(title);
    expect(screen.getByText(`All about ${title}`)).toBeInTheDocument();
    const menu = screen.getByRole('navigation', { name: 'About us' });
    expect(within(menu).getAllByRole('link')).toHaveLength(4);
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent(title);
    expect(document.title).toBe(`${title} | Phantom Partners`);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    expect(canonical).toBe(`http://localhost${path === '/about' ? '/overview' : path}`);
  });

  it('ends with what the page leads to and with something to read', async () => {
    mockPages({
      ...contentPage('history', 'History'),
      next_step: { text: 'Das Team', href: '/our-team', lang: 'de' },
      related: { text: 'A year in numbers', href: '/single-news-letter/1', lang: 'en' },
    });
    await renderPage('/history');
    const end = within(await screen.findByRole('complementary', { name: 'Next step' }));
    expect(end.getByRole('link', { name: 'Das Team' })).toHaveAttribute('href', '/our-team');
    expect(end.getByRole('link', { name: 'Das Team' })).toHaveAttribute('lang', 'de');
    expect(end.getByRole('link', { name: 'A year in numbers' })).toBeInTheDocument();
  });

  it('has no end where employees wrote none', async () => {
    await renderPage('/history');
    await heading();
    expect(screen.queryByRole('complementary', { name: 'Next step' })).not.toBeInTheDocument();
  });

  it('links from one page to another', async () => {
    await renderPage('/overview');
    await userEvent.click(await screen.findByRole('link', { name: 'Our values' }));
    expect(await screen.findByText('All about Our values')).toBeInTheDocument();
  });

  it('sets the lang attribute of a text in another language', async () => {
    await renderPage('/history', 'de');
    const text = await screen.findByText('All about History');
    expect(text.closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('shows an empty state when a page has no text', async () => {
    mockPages(contentPage('history', 'History', ''));
    await renderPage('/history');
    expect(await screen.findByText('This page has no text at the moment.')).toBeInTheDocument();
  });

  it('shows the not-found page when there is no such page', async () => {
    mockPages(contentPage('overview', 'Overview'));
    await renderPage('/history');
    expect(await heading()).toHaveTextContent('Page not found');
  });
});

describe('team', () => {
  it('shows people with name and designation', async () => {
    await renderPage('/our-team');
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('heading', { name: 'Ada Moss' })).toBeInTheDocument();
    expect(card).toHaveTextContent('Partner');
  });

  it('shows the text when the people do not load, and loads them again on request', async () => {
    mockTeam('Ada Moss').mockRejectedValueOnce(new ApiError('No answer.', 504));
    await renderPage('/our-team');
    expect(await screen.findByRole('alert')).toHaveTextContent('No answer.');
    expect(screen.getByText('All about Our team')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada Moss')).toBeInTheDocument();
  });

  it('shows an empty state when there are no people', async () => {
    mockTeam();
    await renderPage('/our-team');
    expect(await screen.findByText('Nobody is presented here at the moment.')).toBeInTheDocument();
  });
});
