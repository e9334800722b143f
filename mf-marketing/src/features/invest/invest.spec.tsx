import { ApiError } from '@phantom/mf-kit';
import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentPage } from '../../testing/content-pages';
import { renderPage } from '../../testing/render-page';

type InvestSection = ApiReply<'get', '/api/auth/investwithusget'>;

const TYPES = ['Acquisitions', 'Development', 'Lending'];
const DETAILS: InvestSection['details'] = TYPES.map((type) => ({
  type,
  title: type,
  text: JSON.stringify([`What ${type} is.`, `How long ${type} takes.`]),
  lang: 'en',
  figures: [],
  risk: '',
  next_step: null,
  related: null,
}));
const mockSection = (over: Partial<InvestSection> = {}) =>
  mockApi('get', '/api/auth/investwithusget', {
    intro: contentPage('invest-with-us', 'Invest with us'),
    list: [
      contentPage('investment-strategy', 'Investment strategy'),
      contentPage('investment-opportunities', 'Investment opportunities'),
      contentPage('clearly-defined-acquisition-criteria', 'Clearly defined acquisition criteria'),
    ],
    details: DETAILS,
    images: TYPES.map((type) => `/pictures/heroes/${type}/1920.webp`),
    ...over,
  });
const mockInvestNow = (investNowUrl: string) =>
  mockApi('get', '/api/auth/siteinfo', { list: [{ investNowUrl }] } as ApiReply<
    'get',
    '/api/auth/siteinfo'
  >);
let section: ReturnType<typeof mockSection>;
/** Waits by text, because repeated queries by role are slow in jsdom. */
const shown = (text: string) => screen.findByText(text);
const tab = (name: string) => screen.getByRole('tab', { name });

beforeEach(() => {
  section = mockSection();
  mockApi('get', '/api/auth/offerings', { list: [] });
  mockInvestNow('https://invest.example/start');
});

describe('invest with us', () => {
  it('opens the first tab with its picture and its paragraphs', async () => {
    await renderPage('/invest-with-us');
    await shown('What Acquisitions is.');
    expect(tab('Acquisitions')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Invest with us');
    expect(screen.getByText('All about Invest with us')).toBeInTheDocument();
    const panel = screen.getByRole('tabpanel', { name: 'Acquisitions' });
    expect(panel).toHaveTextContent('What Acquisitions is.How long Acquisitions takes.');
    expect(panel.querySelector('img')).toHaveAttribute(
      'src',
      '/pictures/heroes/Acquisitions/1920.webp',
    );
    expect(screen.queryByText('What Lending is.')).not.toBeInTheDocument();
  });

  it('shows the figures, the risk and the next step of a type where employees wrote them', async () => {
    const [first, ...others] = DETAILS;
    mockSection({
      details: [
        {
          ...first!,
          figures: [{ label: 'Hold', value: '5 to 10 years' }],
          risk: '<p>Rents can fall.</p>',
          next_step: { text: 'Ask about it', href: '/contact', lang: 'en' },
          related: { text: 'The third quarter', href: '/single-news-letter/3', lang: 'en' },
        },
        ...others,
      ],
    });
    await renderPage('/invest-with-us');
    const panel = within(await screen.findByRole('tabpanel', { name: 'Acquisitions' }));
    expect(panel.getByText('Hold').nextElementSibling).toHaveTextContent('5 to 10 years');
    expect(panel.getByRole('region', { name: 'Risk' })).toHaveTextContent('Rents can fall.');
    expect(panel.getByRole('link', { name: 'Ask about it' })).toHaveAttribute('href', '/contact');
    expect(panel.getByRole('link', { name: 'The third quarter' })).toBeInTheDocument();
    await userEvent.click(tab('Lending'));
    await shown('What Lending is.');
    expect(screen.queryByRole('region', { name: 'Risk' })).not.toBeInTheDocument();
  });

  it('stores the open tab in the URL and sends one request', async () => {
    const { router } = await renderPage('/invest-with-us');
    await shown('What Acquisitions is.');
    await userEvent.click(tab('Lending'));
    expect(await shown('What Lending is.')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=lending');
    await userEvent.click(tab('Acquisitions'));
    expect(await shown('What Acquisitions is.')).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
    expect(section).toHaveBeenCalledTimes(1);
  });

  it('opens the tab named in the URL, and the first tab for an unknown name', async () => {
    const view = await renderPage('/invest-with-us?tab=development');
    await shown('What Development is.');
    expect(tab('Development')).toHaveAttribute('aria-selected', 'true');
    view.unmount();
    await renderPage('/invest-with-us?tab=gold');
    await shown('What Acquisitions is.');
    expect(tab('Acquisitions')).toHaveAttribute('aria-selected', 'true');
  });

  it('changes tabs with the keyboard', async () => {
    await renderPage('/invest-with-us');
    await shown('What Acquisitions is.');
    tab('Acquisitions').focus();
    await userEvent.keyboard('{End}');
    expect(tab('Lending')).toHaveFocus();
    expect(await shown('What Lending is.')).toBeInTheDocument();
  });

  it('links to the configured address and to the pages of the section', async () => {
    await renderPage('/invest-with-us');
    await shown('What Acquisitions is.');
    const next = screen.getByRole('region', { name: /How we decide/ });
    const targets = within(next)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(targets).toEqual([
      'https://invest.example/start',
      '/investment-strategy',
      '/investment-opportunities',
      '/clearly-defined-acquisition-criteria',
    ]);
  });

  it('shows an empty state when nothing is published', async () => {
    mockSection({ intro: null, details: [], list: [] });
    await renderPage('/invest-with-us');
    expect(await shown('Nothing is published here at the moment.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Investment');
  });
});

describe('pages about investing', () => {
  it.each([
    ['/investment-strategy', 'Investment strategy'],
    ['/investment-opportunities', 'Investment opportunities'],
    ['/clearly-defined-acquisition-criteria', 'Clearly defined acquisition criteria'],
  ])('shows at %s the page %s with the menu of the section', async (path, title) => {
    await renderPage(path);
    expect(await shown(`All about ${title}`)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    const menu = screen.getByRole('navigation', { name: 'Investment' });
    expect(within(menu).getAllByRole('link')).toHaveLength(4);
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent(title);
    expect(document.title).toBe(`${title} | Phantom Partners`);
  });

  it('ends the menu with the configured address and a hint that it is another site', async () => {
    await renderPage('/investment-strategy');
    await shown('All about Investment strategy');
    const investNow = screen.getByRole('link', { name: 'invest now (on another site)' });
    expect(investNow).toHaveAttribute('href', 'https://invest.example/start');
  });

  it('links to the form of this site when it is configured', async () => {
    mockInvestNow('/invest-now');
    await renderPage('/investment-strategy');
    await shown('All about Investment strategy');
    const investNow = screen.getByRole('link', { name: 'invest now' });
    expect(investNow).toHaveAttribute('href', '/invest-now');
  });

  it('loads the page again after a failure', async () => {
    section.mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/investment-strategy');
    await shown('No answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await shown('All about Investment strategy')).toBeInTheDocument();
  });
});
