import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPart, mockMediaPages } from '../../testing/content-pages';
import { renderPage } from '../../testing/render-page';

type Video = ApiReply<'get', '/api/auth/videos'>['list'][number];

const video = (id: number): Video => ({
  id,
  title: `Film ${id}`,
  description: `What film ${id} is about.`,
  image: `/pictures/heroes/film-${id}/1920.webp`,
  embedId: `film-${id}`,
  duration: 635,
  published_at: '2014-11-10T14:00:00.000Z',
  lang: 'en',
});
const mockVideos = (...ids: number[]) =>
  mockApi('get', '/api/auth/videos', ({ query }) => listPart(ids.map(video), query));
const frames = () => document.querySelectorAll('iframe');

beforeEach(() => {
  mockMediaPages();
  mockVideos(1, 2);
  const site = [{ videoPlayer: 'https://www.youtube-nocookie.com/embed/' }];
  mockApi('get', '/api/auth/siteinfo', { list: site } as ApiReply<'get', '/api/auth/siteinfo'>);
});

describe('videos', () => {
  it('requests nothing from another site before play, and names the video host', async () => {
    await renderPage('/videos');
    await screen.findByText('What film 1 is about.');
    expect(frames()).toHaveLength(0);
    expect(document.body.innerHTML).not.toContain('https://www.youtube');
    const play = screen.getByRole('button', { name: 'Play: Film 1' });
    expect(play).toHaveAccessibleDescription(/loads the video from www\.youtube-nocookie\.com/);
    expect(screen.getAllByText('10 min 35 sec')[0]).toHaveAttribute('datetime', 'PT635S');
  });

  it('replaces the poster with a player that has a title and the focus', async () => {
    await renderPage('/videos');
    await screen.findByText('What film 1 is about.');
    await userEvent.click(screen.getByRole('button', { name: 'Play: Film 1' }));
    expect(frames()).toHaveLength(1);
    const player = screen.getByTitle('Film 1');
    expect(player).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/film-1?autoplay=1',
    );
    expect(player).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Play: Film 2' })).toBeInTheDocument();
  });

  it('shows an empty state when there are none', async () => {
    mockVideos();
    await renderPage('/videos');
    expect(await screen.findByText('No video has been published yet.')).toBeInTheDocument();
  });
});
