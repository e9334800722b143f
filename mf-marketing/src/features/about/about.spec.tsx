import { ApiError } from '@phantom/mf-kit';
import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentPage } from '../../testing/content-pages';
import { renderPage } from '../../testing/render-page';

const mockPages = (...list: ReturnType<typeof contentPage>[]) =>
  mockApi('get', '/api/auth/aboutusget', { list });
type Members = ApiReply<'get', '/api/auth/team-members'>['list'];
const mockTeam = (...names: string[]) =>
  mockApi('get', '/api/auth/team-members', {
    list: names.map((name): Members[number] => ({
      ...{ name, slug: name.toLowerCase().replaceAll(' ', '-'), role: 'Partner' },
      image: { src: '/pictures/team/a/800.webp', alt: '', focus: { x: 50, y: 50 } },
      ...{ email: 'ada@example.com', phone: '+1 212-555-0140', profileUrl: null, lang: 'en' },
    })),
  });
const mockTimeline = (list: ApiReply<'get', '/api/auth/timeline'>['list'] = []) =>
  mockApi('get', '/api/auth/timeline', { list });

beforeEach(() => {
  mockPages(
    contentPage('overview', 'Overview'),
    contentPage('history', 'History'),
    contentPage('our-values', 'Our values'),
    contentPage('our-team', 'Our team'),
  );
  mockTeam('Ada Moss');
  mockTimeline();
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

describe('history', () => {
  it('shows the years with text and pictures', async () => {
    const event = { title: '', image: null, alt: '', caption: '', lang: 'en' as const };
    mockTimeline([
      { ...event, year: '2006', text: 'One desk.' },
      {
        ...{ ...event, year: '2016', text: 'The first purchase.', caption: '318 Kent Avenue' },
        ...{ image: '/pictures/projects/kent/1200.webp', alt: 'A loft building' },
      },
    ]);
    await renderPage('/history');
    const list = await screen
      .findByText('One desk.')
      .then((text) => text.closest('ol') as HTMLElement);
    const years = within(list).getAllByRole('heading', { level: 2 });
    expect(years.map(({ textContent }) => textContent)).toEqual(['2006', '2016']);
    expect(within(list).getByRole('img', { name: 'A loft building' })).toBeInTheDocument();
    expect(within(list).getByText('318 Kent Avenue')).toBeInTheDocument();
  });

  it('shows the text when the timeline does not load', async () => {
    mockTimeline().mockRejectedValueOnce(new ApiError('No answer.', 504));
    await renderPage('/history');
    expect(await screen.findByRole('alert')).toHaveTextContent('No answer.');
    expect(screen.getByText('All about History')).toBeInTheDocument();
  });
});

describe('a person', () => {
  const mockMember = () =>
    mockApi('get', '/api/auth/team-members/{slug}', {
      list: [
        {
          ...{ name: 'Ada Moss', slug: 'ada-moss', role: 'Partner', lang: 'en' },
          image: { src: '/pictures/team/a/800.webp', alt: 'Ada', focus: { x: 50, y: 50 } },
          ...{ email: 'ada@example.com', phone: '+1 212-555-0140', profileUrl: null },
          biography: '<p>She reads every file.</p>',
        },
      ],
    });

  it('has a page with portrait, biography and ways to reach her', async () => {
    mockMember();
    await renderPage('/our-team/ada-moss');
    expect(await heading()).toHaveTextContent('Ada Moss');
    expect(screen.getByText('She reads every file.')).toBeInTheDocument();
    const person = within(screen.getByRole('article'));
    expect(person.getByRole('link', { name: '+1 212-555-0140' })).toHaveAttribute(
      'href',
      'tel:+12125550140',
    );
    expect(person.getByRole('link', { name: 'ada@example.com' })).toBeInTheDocument();
    expect(person.getByRole('link', { name: 'Our team' })).toHaveAttribute('href', '/our-team');
    expect(document.title).toBe('Ada Moss, Partner | Phantom Partners');
  });

  it('also shows when the pages of the section do not load', async () => {
    mockMember();
    mockPages().mockRejectedValue(new ApiError('No answer.', 504));
    await renderPage('/our-team/ada-moss');
    expect(await heading()).toHaveTextContent('Ada Moss');
  });

  it('is not found at an unknown address', async () => {
    mockMember().mockRejectedValue(new ApiError('Sorry!', 404));
    await renderPage('/our-team/nobody');
    expect(await heading()).toHaveTextContent('Page not found');
  });
});

describe('team', () => {
  it('shows people with name and designation', async () => {
    await renderPage('/our-team');
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('heading', { name: 'Ada Moss' })).toBeInTheDocument();
    expect(card).toHaveTextContent('Partner');
    expect(within(card).getByRole('link', { name: 'Ada Moss' })).toHaveAttribute(
      'href',
      '/our-team/ada-moss',
    );
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
