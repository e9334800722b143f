import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import { mockMediaPages } from '../../testing/content-pages';
import { renderPage } from '../../testing/render-page';

type PressRelease = ApiReply<'get', '/api/auth/pressReleaseList'>['list'][number];

const release = (id: number, html = `<p>All of release ${id}</p>`): PressRelease => ({
  id,
  title: `Release ${id}`,
  description: html,
  created_at: '2026-11-05T15:00:00.000Z',
  lang: 'en',
});

const mockReleases = (...list: PressRelease[]) =>
  mockApi('get', '/api/auth/pressReleaseList', { list });

beforeEach(() => {
  mockMediaPages();
  mockReleases(release(2), release(1));
});

describe('press releases', () => {
  it('shows all releases in full, newest first, each with a date and an anchor', async () => {
    await renderPage('/press-release');
    await screen.findByText('All of release 2');
    const [newest, older] = screen.getAllByRole('article');
    expect(newest).toHaveTextContent('Release 2');
    expect(newest).toHaveTextContent('05 Nov, 2026');
    expect(newest).toHaveAttribute('id', 'release-2');
    const link = within(newest!).getByRole('link', { name: 'Link to this release Release 2' });
    expect(link).toHaveAttribute('href', '#release-2');
    expect(older).toHaveTextContent('All of release 1');
  });

  it('shows a list with a link to each release', async () => {
    await renderPage('/press-release');
    await screen.findByText('All of release 2');
    const contents = screen.getByRole('navigation', { name: 'All releases' });
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#release-2', '#release-1']);
  });

  it('shows no list for one release, and an empty state when it has no text', async () => {
    mockReleases(release(1, ''));
    await renderPage('/press-release');
    expect(await screen.findByText('This page has no text at the moment.')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'All releases' })).not.toBeInTheDocument();
  });

  it('shows an empty state when there are none', async () => {
    mockReleases();
    await renderPage('/press-release');
    expect(await screen.findByText('No press release has been published yet.')).toBeInTheDocument();
  });
});
