import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPart, mockMediaPages } from '../../testing/content-pages';
import { renderPage } from '../../testing/render-page';

type Video = ApiReply<'get', '/api/auth/videos'>['list'][number];

const video = (id: number, more: Partial<Video> = {}): Video => ({
  id,
  title: `Film ${id}`,
  description: `What film ${id} is about.`,
  image: `/pictures/heroes/film-${id}/1920.webp`,
  embedId: `film-${id}`,
  duration: 635,
  published_at: '2014-11-10T14:00:00.000Z',
  chapters: [],
  transcript: '',
  next_step: null,
  related: null,
  lang: 'en',
  ...more,
});
const mockVideos = (...ids: number[]) =>
  mockApi('get', '/api/auth/videos', ({ query }) =>
    listPart(
      ids.map((id) => video(id)),
      query,
    ),
  );
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

  it('plays a video from the chapter that is chosen, as often as one is', async () => {
    const chapters = [
      { start: 0, title: 'Morning' },
      { start: 150, title: 'The plan' },
    ];
    const list = [video(1, { chapters }), video(2)];
    mockApi('get', '/api/auth/videos', ({ query }) => listPart(list, query));
    await renderPage('/videos');
    await screen.findByText('What film 1 is about.');
    expect(screen.getAllByRole('list', { name: 'Chapters' })).toHaveLength(1);
    const plan = screen.getByRole('button', { name: '2:30 The plan' });
    expect(plan).toHaveAccessibleDescription(/loads the video from www\.youtube-nocookie\.com/);
    await userEvent.click(plan);
    const first = screen.getByTitle('Film 1');
    expect(first).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/film-1?start=150&autoplay=1',
    );
    expect(first).toHaveFocus();
    await userEvent.click(plan);
    expect(frames()).toHaveLength(1);
    expect(screen.getByTitle('Film 1')).not.toBe(first);
  });

  it('shows transcript and next steps of a video, and nothing where it has none', async () => {
    const complete = video(1, {
      transcript: '<p>Every word of the film.</p>',
      next_step: { text: 'See our buildings', href: '/portfolio', lang: 'en' },
      related: { text: 'A year in Queens', href: '/single-news-letter/3', lang: 'en' },
    });
    mockApi('get', '/api/auth/videos', ({ query }) => listPart([complete, video(2)], query));
    await renderPage('/videos');
    await screen.findByText('What film 1 is about.');
    const [first, second] = screen.getAllByRole('article');
    await userEvent.click(within(first!).getByText('Transcript'));
    expect(screen.getByText('Every word of the film.')).toBeVisible();
    const links = within(first!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/portfolio',
      '/single-news-letter/3',
    ]);
    expect(second).not.toHaveTextContent('Transcript');
    expect(within(second!).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows an empty state when there are none', async () => {
    mockVideos();
    await renderPage('/videos');
    expect(await screen.findByText('No video has been published yet.')).toBeInTheDocument();
  });
});
