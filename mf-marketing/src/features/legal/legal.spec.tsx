import { screen, within } from '@testing-library/react';
import { contentPage } from '../../testing/content-pages';
import { renderPage } from '../../testing/render-page';
import { getSite, type Site } from '../../shared/api/site';
import { getLegalPages } from './api';

jest.mock('./api');
jest.mock('../../shared/api/site');

const PAGES = [
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of use'],
  ['/fair-housing', 'Fair housing'],
  ['/accessibility', 'Accessibility'],
] as const;

const pages = (draft: boolean) =>
  PAGES.map(([path, title]) => ({ ...contentPage(path.slice(1), title), image: '', draft }));

beforeEach(() => {
  jest.mocked(getLegalPages).mockResolvedValue(pages(true));
  jest
    .mocked(getSite)
    .mockResolvedValue({ phone: '+1 212-555-0142', email: 'info@site.example' } as Site);
});

describe('legal pages', () => {
  it.each(PAGES)('shows at %s the page %s, marked as a draft', async (path, title) => {
    await renderPage(path);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(`All about ${title}`)).toBeInTheDocument();
    expect(screen.getByRole('note')).toHaveTextContent('Draft');
    expect(document.title).toBe(`${title} | Phantom Partners`);
  });

  it('shows no mark when the text is approved', async () => {
    jest.mocked(getLegalPages).mockResolvedValue(pages(false));
    await renderPage('/terms');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it('shows the contact data of the company', async () => {
    await renderPage('/accessibility');
    const reach = within(await screen.findByRole('region', { name: 'How to reach us' }));
    expect(reach.getByRole('link', { name: '+1 212-555-0142' })).toHaveAttribute(
      'href',
      'tel:+12125550142',
    );
    expect(reach.getByRole('link', { name: 'info@site.example' })).toBeInTheDocument();
    expect(reach.getByRole('link', { name: /contact form/ })).toHaveAttribute('href', '/contact');
  });

  it('links to the contact form when there is no contact data', async () => {
    jest.mocked(getSite).mockResolvedValue(undefined);
    await renderPage('/privacy');
    expect(await screen.findByRole('link', { name: /contact form/ })).toBeInTheDocument();
  });
});
