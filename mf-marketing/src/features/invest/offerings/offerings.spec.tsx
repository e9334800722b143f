import { ApiError } from '@phantom/mf-kit';
import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentPage } from '../../../testing/content-pages';
import { renderPage } from '../../../testing/render-page';

type Offering = ApiReply<'get', '/api/auth/offerings/{slug}'>['list'][number];

const OFFERING: Offering = {
  ...{ slug: 'riverside-lofts', title: 'Riverside Lofts', summary: 'Forty homes on the river.' },
  ...{ image: '/pictures/heroes/overview/1920.webp', alt: 'A mill', caption: 'The mill in May' },
  ...{
    state: 'open',
    way_to_invest: { text: 'Development', lang: 'en' },
    progress: 10,
    lang: 'en',
  },
  ...{ target: '5000000.00', committed: '1250000.00', minimum: '50000.00' },
  ...{ risk: '<p>You can lose all of it.</p>', body: '<p>A mill becomes homes.</p>' },
  figures: [{ label: 'Term', value: '36 months' }],
  press_release: { text: 'We buy on the river', href: '/press-release#release-3', lang: 'en' },
  next_step: { text: 'Ask us', href: '/invest-now', lang: 'en' },
  related: { text: 'The first quarter', href: '/single-news-letter/4', lang: 'en' },
};
const BARE: Offering = {
  ...OFFERING,
  ...{ slug: 'harbor-house', title: 'Harbor House', state: 'closed', body: '', figures: [] },
  ...{ target: null, committed: null, minimum: null, progress: null, way_to_invest: null },
  ...{ risk: '', caption: '', press_release: null, next_step: null, related: null },
};

const mockOfferings = (...list: Offering[]) => mockApi('get', '/api/auth/offerings', { list });
const mockOffering = (offering: Offering) =>
  mockApi('get', '/api/auth/offerings/{slug}', { list: [offering] });
const mockSection = () =>
  mockApi('get', '/api/auth/investwithusget', {
    intro: contentPage('invest-with-us', 'Invest with us'),
    list: [contentPage('investment-opportunities', 'Investment opportunities')],
    details: [],
    images: [],
  });
let section: ReturnType<typeof mockSection>;

const valueOf = (name: string, element: HTMLElement) =>
  within(element).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

beforeEach(() => {
  section = mockSection();
  mockOfferings(OFFERING, BARE);
  mockApi('get', '/api/auth/siteinfo', {
    list: [{ investNowUrl: '/invest-now' }],
  } as ApiReply<'get', '/api/auth/siteinfo'>);
});

describe('investment opportunities', () => {
  it('shows a card of each offering with its stage, amounts and risk', async () => {
    await renderPage('/investment-opportunities');
    expect(await screen.findByText('All about Investment opportunities')).toBeInTheDocument();
    const list = screen.getByRole('region', { name: 'Offerings' });
    const [first, second] = within(list).getAllByRole('article');
    expect(first).toHaveTextContent('Open to investors');
    expect(first).toHaveTextContent('Forty homes on the river.');
    expect(first).toHaveTextContent('Risk You can lose all of it.');
    expect(valueOf('Amount sought', first!)).toBe('$5,000,000');
    expect(valueOf('Committed', first!)).toBe('$1,250,000');
    expect(valueOf('Smallest investment', first!)).toBe('$50,000');
    expect(first).toHaveTextContent('25% of the amount sought is committed');
    expect(first!.querySelector('progress')).toHaveAttribute('value', '0.25');
    expect(second).toHaveTextContent('Fully subscribed');
    expect(second!.querySelector('progress, dl')).toBeNull();
    expect(second).not.toHaveTextContent('Risk');
  });

  it('leads to the page of an offering, and back', async () => {
    mockOffering(OFFERING);
    await renderPage('/investment-opportunities');
    await userEvent.click(await screen.findByRole('link', { name: 'Read more Riverside Lofts' }));
    expect(await screen.findByText('A mill becomes homes.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'All investment opportunities' }));
    expect(await screen.findByRole('region', { name: 'Offerings' })).toBeInTheDocument();
  });

  it('shows only the text of the page when there is no offering', async () => {
    mockOfferings();
    await renderPage('/investment-opportunities');
    expect(await screen.findByText('All about Investment opportunities')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Offerings' })).not.toBeInTheDocument();
  });

  it('shows the text when the offerings do not load, and loads them again', async () => {
    mockOfferings(OFFERING).mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/investment-opportunities');
    expect(await screen.findByText('All about Investment opportunities')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Offerings' })).toBeInTheDocument();
  });
});

describe('an offering', () => {
  it('shows stage, amounts, terms, risk, press release and next step', async () => {
    mockOffering(OFFERING);
    await renderPage('/investment-opportunities/riverside-lofts');
    const article = await screen.findByRole('article', { name: 'Riverside Lofts' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Riverside Lofts');
    expect(screen.getByText('The mill in May')).toBeInTheDocument();
    expect(article).toHaveTextContent('Open to investors');
    expect(valueOf('Way to invest', article)).toBe('Development');
    expect(valueOf('Work completed', article)).toBe('10%');
    const terms = screen.getByRole('region', { name: 'Terms and figures' });
    expect(valueOf('Term', terms)).toBe('36 months');
    expect(screen.getByRole('region', { name: 'Risk' })).toHaveTextContent('You can lose all');
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('We buy on the river')).toHaveAttribute('href', '/press-release#release-3');
    expect(link('Ask us')).toHaveAttribute('href', '/invest-now');
    expect(link('The first quarter')).toHaveAttribute('href', '/single-news-letter/4');
    expect(document.title).toBe('Riverside Lofts | Phantom Partners');
  });

  it('shows the labels in the language of the visitor, and marks a text in another language', async () => {
    mockOffering(OFFERING);
    await renderPage('/investment-opportunities/riverside-lofts', 'de');
    const text = await screen.findByText('A mill becomes homes.');
    expect(text.closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Development')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Offen für Anleger')).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveTextContent('5.000.000');
  });

  it('shows without the other pages of the section, and without what employees left out', async () => {
    section.mockRejectedValue(new ApiError('No answer.', 503));
    mockOffering(BARE);
    await renderPage('/investment-opportunities/harbor-house');
    const article = await screen.findByRole('article', { name: 'Harbor House' });
    expect(within(article).queryAllByRole('region')).toEqual([]);
    expect(article.querySelector('dl')).toBeNull();
  });

  it('leads from an earlier address to the current one', async () => {
    mockOffering(OFFERING);
    const { router } = await renderPage('/investment-opportunities/old-mill?from=mail');
    await screen.findByText('A mill becomes homes.');
    expect(router.state.location).toMatchObject({
      ...{ pathname: '/investment-opportunities/riverside-lofts', search: '?from=mail' },
    });
  });

  it.each([404, 410])('shows the not-found page for status %i', async (status) => {
    mockOffering(OFFERING).mockRejectedValue(new ApiError('Sorry!', status));
    await renderPage('/investment-opportunities/no-such-offering');
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
  });
});
