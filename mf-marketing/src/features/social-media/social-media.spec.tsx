import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import { listPart, mockMediaPages } from '../../testing/content-pages';
import { renderPage } from '../../testing/render-page';

type SocialPost = ApiReply<'get', '/api/auth/socialPostList'>['list'][number];

const post = (id: number, image: string | null): SocialPost => ({
  id,
  network: 'LinkedIn',
  text: `What we posted in ${id}.`,
  url: 'https://linkedin.example/company/phantom-partners',
  image,
  created_at: '2026-11-10T14:30:00.000Z',
  lang: 'en',
});

const mockPosts = (...list: SocialPost[]) =>
  mockApi('get', '/api/auth/socialPostList', ({ query }) => listPart(list, query));

beforeEach(() => {
  mockMediaPages();
  mockPosts(post(2, '/pictures/heroes/portfolio/1920.webp'), post(1, null));
});

describe('social media', () => {
  it('shows posts with network, date, picture and a link to the account', async () => {
    await renderPage('/social-media');
    await screen.findByText('What we posted in 2.');
    const [newest, older] = screen.getAllByRole('article');
    expect(within(newest!).getByRole('heading', { name: 'LinkedIn' })).toBeInTheDocument();
    expect(newest).toHaveTextContent('10 Nov, 2026');
    expect(newest!.querySelector('img')).toHaveAttribute(
      'src',
      '/pictures/heroes/portfolio/1920.webp',
    );
    const account = within(newest!).getByRole('link', { name: 'View on LinkedIn' });
    expect(account).toHaveAttribute('href', 'https://linkedin.example/company/phantom-partners');
    expect(older!.querySelector('img')).not.toBeInTheDocument();
  });

  it('shows an empty state when there are none', async () => {
    mockPosts();
    await renderPage('/social-media');
    expect(await screen.findByText('There is no post here yet.')).toBeInTheDocument();
  });
});
