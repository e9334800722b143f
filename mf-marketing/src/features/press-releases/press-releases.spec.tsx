import { ApiError } from '@phantom/mf-kit';
import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPart, mockMediaPages } from '../../testing/content-pages';
import { renderPage } from '../../testing/render-page';

type PressRelease = ApiReply<'get', '/api/auth/pressReleaseList'>['list'][number];

const release = (
  id: number,
  html = `<p>All of release ${id}</p>`,
  more: Partial<PressRelease> = {},
): PressRelease => ({
  id,
  title: `Release ${id}`,
  description: html,
  created_at: '2026-11-05T15:00:00.000Z',
  image: null,
  alt: '',
  caption: '',
  document: null,
  next_step: null,
  related: null,
  lang: 'en',
  ...more,
});

const mockReleases = (...list: PressRelease[]) =>
  mockApi('get', '/api/auth/pressReleaseList', ({ query }) => listPart(list, query));

beforeEach(() => {
  mockMediaPages();
  mockReleases(release(2), release(1));
});

describe('press releases', () => {
  it('shows releases in full, newest first, each with a date and an anchor', async () => {
    await renderPage('/press-release');
    await screen.findByText('All of release 2');
    const [newest, older] = screen.getAllByRole('article');
    expect(newest).toHaveTextContent('Release 2');
    expect(newest).toHaveTextContent('05 Nov, 2026');
    expect(newest).toHaveAttribute('id', 'release-2');
    const link = within(newest!).getByRole('link', { name: 'Link to this release Release 2' });
    expect(link).toHaveAttribute('href', '/press-release?entry=2#release-2');
    expect(older).toHaveTextContent('All of release 1');
  });

  it('shows picture, document and next steps of a release, and nothing where it has none', async () => {
    const complete = release(2, undefined, {
      image: '/pictures/heroes/frame/1920.webp',
      alt: 'A concrete frame',
      caption: 'The frame in October',
      document: {
        src: '/media/content/7-0a1b2c3d/fact-sheet.pdf',
        type: 'application/pdf',
        size: 122_880,
      },
      next_step: { text: 'Das Angebot ansehen', href: '/lending', lang: 'de' },
      related: { text: 'Notes from the site', href: '/single-news-letter/4', lang: 'en' },
    });
    mockReleases(complete, release(1));
    await renderPage('/press-release');
    await screen.findByText('All of release 2');
    const [newest, older] = screen.getAllByRole('article');
    const parts = within(newest!);
    expect(parts.getByRole('figure')).toHaveTextContent('The frame in October');
    expect(parts.getByRole('img', { name: 'A concrete frame' })).toBeInTheDocument();
    const document = parts.getByRole('link', {
      name: 'Document for journalists (PDF, 120 KB) Release 2',
    });
    expect(document).toHaveAttribute('href', '/media/content/7-0a1b2c3d/fact-sheet.pdf');
    const next = parts.getByRole('link', { name: 'Das Angebot ansehen' });
    expect(next).toHaveAttribute('href', '/lending');
    expect(next).toHaveAttribute('lang', 'de');
    const related = parts.getByRole('link', { name: 'Notes from the site' });
    expect(related).toHaveAttribute('href', '/single-news-letter/4');
    expect(within(older!).queryByRole('figure')).not.toBeInTheDocument();
    expect(within(older!).getAllByRole('link')).toHaveLength(1);
    expect(older).not.toHaveTextContent('Read on');
  });

  it('shows a list with a link to each release', async () => {
    await renderPage('/press-release');
    await screen.findByText('All of release 2');
    const contents = screen.getByRole('navigation', { name: 'Releases on this page' });
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#release-2', '#release-1']);
  });

  it('shows no list for one release, and an empty state when it has no text', async () => {
    mockReleases(release(1, ''));
    await renderPage('/press-release');
    expect(await screen.findByText('This page has no text at the moment.')).toBeInTheDocument();
    expect(
      screen.queryByRole('navigation', { name: 'Releases on this page' }),
    ).not.toBeInTheDocument();
  });

  describe('with thirty releases', () => {
    const titles = () =>
      screen.getAllByRole('article').map((article) => article.id.replace('release-', ''));

    beforeEach(() => {
      mockReleases(...Array.from({ length: 30 }, (_, index) => release(30 - index)));
    });

    it('shows a page of them, with links to the pages beside it and a title of its own', async () => {
      await renderPage('/press-release?page=2');
      await screen.findByText('All of release 18');
      expect(titles()).toEqual(Array.from({ length: 12 }, (_, index) => String(18 - index)));
      const pages = screen.getByRole('navigation', { name: 'Pages' });
      expect(pages).toHaveTextContent('Page 2 of 3');
      expect(within(pages).getByText('Previous')).toHaveAttribute('href', '/press-release');
      expect(within(pages).getByText('Next')).toHaveAttribute('href', '/press-release?page=3');
      expect(document.title).toBe('Press releases: Page 2 of 3 | Phantom Partners');
      expect(screen.queryByText('All about Press releases')).not.toBeInTheDocument();
    });

    it('moves the focus to the heading when the page is turned', async () => {
      await renderPage('/press-release?page=2');
      const pages = await screen.findByRole('navigation', { name: 'Pages' });
      expect(document.body).toHaveFocus();
      await userEvent.click(within(pages).getByText('Next'));
      await screen.findByText('All of release 6');
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    });

    it('shows the page that has the release which the address names', async () => {
      await renderPage('/press-release?entry=3#release-3');
      await screen.findByText('All of release 3');
      expect(titles()).toEqual(['6', '5', '4', '3', '2', '1']);
    });

    it('leads an earlier link, which has only the fragment, to that page', async () => {
      Element.prototype.scrollIntoView = jest.fn();
      await renderPage('/press-release#release-3');
      expect(await screen.findByText('All of release 3')).toBeInTheDocument();
      expect(titles()).not.toContain('30');
    });

    it('is missing beyond the last page', async () => {
      await renderPage('/press-release?page=4');
      expect(await screen.findByText('Page not found')).toBeInTheDocument();
    });

    it.each([404, 410])('is missing where the named release has status %i', async (status) => {
      mockReleases().mockRejectedValue(new ApiError('Sorry!', status));
      await renderPage('/press-release?entry=99');
      expect(await screen.findByText('Page not found')).toBeInTheDocument();
    });
  });

  it('shows an empty state when there are none', async () => {
    mockReleases();
    await renderPage('/press-release');
    expect(await screen.findByText('No press release has been published yet.')).toBeInTheDocument();
  });
});
