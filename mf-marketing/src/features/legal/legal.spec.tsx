import { screen, within } from '@testing-library/react';
import { aPage } from '../../testing/content-pages';
import { renderPage } from '../../testing/render-page';
import { getSite, type Site } from '../../shared/site/get-site';
import { getLegalPages } from './api/get-legal-pages';

jest.mock('./api/get-legal-pages');
jest.mock('../../shared/site/get-site');

const PAGES = [
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of use'],
  ['/fair-housing', 'Fair housing'],
  ['/accessibility', 'Accessibility'],
] as const;

const pages = (draft: boolean) =>
  PAGES.map(([path, title]) => ({ ...aPage(path.slice(1), title), image: '', draft }));

beforeEach(() => {
  jest.mocked(getLegalPages).mockResolvedValue(pages(true));
  jest
    .mocked(getSite)
    .mockResolvedValue({ phone: '+1 212-555-0142', email: 'info@site.example' } as Site);
});

describe('legal pages', () => {
  it.each(PAGES)('shows %s as %s, marked as a draft for counsel', async (path, title) => {
    await renderPage(path);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(`All about ${title}`)).toBeInTheDocument();
    expect(screen.getByRole('note')).toHaveTextContent('Draft');
    expect(document.title).toBe(`${title} | Phantom Partners`);
  });

  it('shows no mark once counsel has approved the text', async () => {
    jest.mocked(getLegalPages).mockResolvedValue(pages(false));
    await renderPage('/terms');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it('says how to report a barrier, by what the content service knows of the company', async () => {
    await renderPage('/accessibility');
    const reach = within(await screen.findByRole('region', { name: 'How to reach us' }));
    expect(reach.getByRole('link', { name: '+1 212-555-0142' })).toHaveAttribute(
      'href',
      'tel:+12125550142',
    );
    expect(reach.getByRole('link', { name: 'info@site.example' })).toBeInTheDocument();
    expect(reach.getByRole('link', { name: /contact form/ })).toHaveAttribute('href', '/contact');
  });

  it('leads to the contact form where no address is written down', async () => {
    jest.mocked(getSite).mockResolvedValue(undefined);
    await renderPage('/privacy');
    expect(await screen.findByRole('link', { name: /contact form/ })).toBeInTheDocument();
  });
});
