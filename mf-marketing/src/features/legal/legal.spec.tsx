import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import { contentPage } from '../../testing/content-pages';
import { renderPage } from '../../testing/render-page';

const PAGES = [
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of use'],
  ['/fair-housing', 'Fair housing'],
  ['/accessibility', 'Accessibility'],
] as const;

const mockPages = (draft: boolean) =>
  mockApi('get', '/api/auth/legalget', {
    list: PAGES.map(([path, title]) => ({
      ...contentPage(path.slice(1), title),
      image: '',
      draft,
    })),
  });
const mockSite = (...list: object[]) =>
  mockApi('get', '/api/auth/siteinfo', { list } as ApiReply<'get', '/api/auth/siteinfo'>);

beforeEach(() => {
  mockPages(true);
  mockSite({ phone: '+1 212-555-0142', email: 'info@site.example' });
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
    mockPages(false);
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
    mockSite();
    await renderPage('/privacy');
    expect(await screen.findByRole('link', { name: /contact form/ })).toBeInTheDocument();
  });
});
