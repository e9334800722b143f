import { ApiError } from '@phantom/mf-kit';
import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setReducedMotion } from '../../../testing/motion';
import { renderPage } from '../../../testing/render-page';
import type { BusinessInfo, Project } from '../api/home';

const CONTENT: ApiReply<'get', '/api/auth/homeboxlist'> = {
  title: [],
  desc: [],
  slider: ['/pictures/heroes/a/1920.webp', '/pictures/heroes/b/1920.webp'],
  list: [{ id: 1, title: 'First', desc: 'The first message', lang: 'en' }],
};
const GROUPS: BusinessInfo[] = [
  {
    ...{ text: 'Lending', text2: 'We lend.', text3: '$1 million and up', lang: 'en' },
    ...{ image: '/media/content/1-00000000/1200.webp', url: '/lending' },
  },
  { text: 'Investment', text2: 'We buy.', lang: 'en' },
];
const PROJECT: Project = {
  ...{ id: 3, address1: '1 Main St', address2: 'Queens', stage: 'current' },
  image: { src: '/pictures/projects/x/1200.webp', alt: 'A corner' },
  ...{ category: 'multifamily', borough: 'queens', acquired_on: '2016-05-12', place: null },
  ...{ asset_type: 'Multifamily', size: '64 residences', lang: 'en' },
  teaser: 'A shoe factory became homes.',
};

const SLIDES: ApiReply<'get', '/api/auth/home-slides'>['list'] = ['a', 'b'].map((name) => ({
  ...{ image: `/pictures/heroes/${name}/1920.webp`, caption: '', credit: '', lang: 'en' },
}));

const mockContent = () => {
  mockApi('get', '/api/auth/home-slides', { list: SLIDES });
  return mockApi('get', '/api/auth/homeboxlist', CONTENT);
};
const mockBusinessInfo = (list = GROUPS) => mockApi('get', '/api/auth/businessinfolist', { list });
const mockProjects = () => mockApi('get', '/api/auth/projects', { list: [PROJECT] });

const mockTestimonials = () =>
  mockApi('get', '/api/auth/testimonialList', {
    list: [
      { id: 1, text_description: 'They told the truth.', name: 'Marta', lang: 'en' },
      { id: 2, text_description: 'Also good.', name: 'Ivo', lang: 'en' },
    ],
  });
const mockNews = () =>
  mockApi('get', '/api/auth/newsletters', ({ query }) => ({
    ...{ total: 4, page: 1, limit: 3 },
    list: [1, 2, 3, 4].slice(0, Number(query?.limit)).map((id) => ({
      id,
      title: `News ${id}`,
      description: '<p>Long text.</p>',
      created_at: '2026-10-01T08:00:00.000Z',
      image: '',
      lang: 'en' as const,
    })),
  }));

const unavailable = () => new ApiError('The service does not answer.', 503, {}, 'request-7');

beforeEach(() => {
  setReducedMotion(true);
  mockContent();
  mockBusinessInfo();
  mockProjects();
  mockTestimonials();
  mockNews();
});

describe('home page', () => {
  it.each(['/', '/home'])('shows at %s, with one main heading and its own title', async (path) => {
    await renderPage(path);
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe(
      'Real estate investment and lending in New York | Phantom Partners',
    );
  });

  it('links from the hero to the overview', async () => {
    await renderPage('/home');
    const link = await screen.findByRole('link', { name: /^LEARN MORE/ });
    expect(link).toHaveAttribute('href', '/overview');
  });

  it('leads to a search for homes without scripts, to investing and to lending', async () => {
    await renderPage('/home');
    const form = await screen.findByRole('search', { name: 'Find a home' });
    expect(form).toHaveAttribute('action', '/listings');
    expect(within(form).getByRole('textbox')).toHaveAttribute('name', 'q');
    expect(new FormData(form as HTMLFormElement).get('tab')).toBe('sales');
    expect(screen.getByRole('link', { name: /^Invest Ways/ })).toHaveAttribute(
      'href',
      '/invest-with-us',
    );
    expect(screen.getByRole('link', { name: /^Borrow/ })).toHaveAttribute('href', '/lending');
  });

  it('shows figures of the portfolio, one testimonial and the three latest newsletters', async () => {
    await renderPage('/home');
    const figures = await screen.findByRole('region', { name: 'The portfolio in figures' });
    const years = String(new Date().getFullYear() - 2016);
    expect(
      within(figures)
        .getAllByRole('definition')
        .map((each) => each.textContent),
    ).toEqual([...['1', '1', '0', years]]);
    expect(screen.getByText('They told the truth.')).toBeInTheDocument();
    expect(screen.queryByText('Also good.')).not.toBeInTheDocument();
    const news = screen.getByRole('region', { name: 'What we saw lately' });
    const titles = within(news).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['News 1', 'News 2', 'News 3']);
    expect(within(news).getByRole('link', { name: /News 1/ })).toHaveAttribute(
      'href',
      '/single-news-letter/1',
    );
  });

  it('links to the listings for sale in each of the five boroughs', async () => {
    await renderPage('/home');
    const section = await screen.findByRole('region', { name: 'Find a home in the city' });
    const links = within(within(section).getByRole('list')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Manhattan', '/listings/sales/manhattan'],
      ['Brooklyn', '/listings/sales/brooklyn'],
      ['Queens', '/listings/sales/queens'],
      ['The Bronx', '/listings/sales/bronx'],
      ['Staten Island', '/listings/sales/staten-island'],
    ]);
  });

  it('shows every line of business, with its figure if it has one', async () => {
    await renderPage('/home');
    const section = await screen.findByRole('region', {
      name: 'One firm, from first look to final payoff',
    });
    const groups = within(section).getAllByRole('listitem');
    expect(groups).toHaveLength(2);
    expect(groups[0]).toHaveTextContent('LendingWe lend.$1 million and up');
    expect(groups[1]).toHaveTextContent('InvestmentWe buy.');
  });

  it('links a line of business to its page, and shows its picture, if it has them', async () => {
    await renderPage('/home');
    const link = await screen.findByRole('link', { name: /^Lending/ });
    expect(link).toHaveAttribute('href', '/lending');
    expect(link.querySelector('img')).toHaveAttribute('src', '/media/content/1-00000000/1200.webp');
    const plain = screen.getByText('We buy.').closest('li') as HTMLElement;
    expect(plain.querySelector('a, img')).toBeNull();
  });

  it('links to the listings of a borough and to a project', async () => {
    await renderPage('/home');
    const queens = await screen.findByRole('link', { name: 'Queens' });
    expect(queens).toHaveAttribute('href', '/listings/sales/queens');
    const project = screen.getByRole('link', { name: /1 Main St/ });
    expect(project).toHaveAttribute('href', '/singleportfolio/3');
    expect(project).toHaveTextContent('A shoe factory became homes.');
  });

  it('uses the language of the visitor', async () => {
    await renderPage('/home', 'ru');
    expect(await screen.findByRole('link', { name: /^УЗНАТЬ БОЛЬШЕ/ })).toBeInTheDocument();
  });
});

describe('home page with failed parts', () => {
  it('shows the other parts when one fails, and loads it again on request', async () => {
    mockBusinessInfo().mockRejectedValueOnce(unavailable());
    await renderPage('/home');
    expect(await screen.findByRole('alert')).toHaveTextContent('The service does not answer.');
    expect(screen.getByText('request-7')).toBeInTheDocument();
    expect(screen.getByText('The first message')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('We lend.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the other parts when the hero fails', async () => {
    mockContent().mockRejectedValue(unavailable());
    await renderPage('/home');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByText('We lend.')).toBeInTheDocument();
    expect(screen.getByRole('search', { name: 'Find a home' })).toBeInTheDocument();
  });

  it('leaves out projects, figures, testimonial and news without an error when they fail', async () => {
    mockProjects().mockRejectedValue(unavailable());
    mockTestimonials().mockRejectedValue(unavailable());
    mockNews().mockRejectedValue(unavailable());
    await renderPage('/home');
    expect(await screen.findByText('We lend.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'View the portfolio' })).not.toBeInTheDocument();
    expect(screen.queryByText('since our first purchase', { exact: false })).toBeNull();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'What we saw lately' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows an empty state when nothing is published', async () => {
    mockBusinessInfo([]);
    await renderPage('/home');
    expect(await screen.findByText('Nothing is published here at the moment.')).toBeInTheDocument();
  });
});
