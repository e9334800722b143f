import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPart, mockMediaPages } from '../../testing/content-pages';
import { renderPage } from '../../testing/render-page';

type Episode = ApiReply<'get', '/api/auth/podcastList'>['list'][number];

const episode = (id: number): Episode => ({
  id,
  title: `Episode ${id}`,
  description: `What episode ${id} is about.`,
  image: `/pictures/heroes/borough-${id}/1920.webp`,
  audio: `/recordings/${id}.mp3`,
  type: 'audio/mpeg',
  size: 1_000_000,
  duration: 125,
  transcript: `<p>Every word of ${id}.</p>`,
  chapters: [
    { start: 0, title: 'Welcome' },
    { start: 65, title: 'The roof' },
  ],
  next_step: { text: 'See our terms', href: '/lending', lang: 'en' },
  related: null,
  published_at: '2026-11-12T15:00:00.000Z',
  lang: 'en',
});
const mockEpisodes = (...ids: number[]) =>
  mockApi('get', '/api/auth/podcastList', ({ query }) => listPart(ids.map(episode), query));
const player = (id: number) => screen.getByLabelText<HTMLAudioElement>(`Listen: Episode ${id}`);

beforeEach(() => {
  mockMediaPages();
  mockEpisodes(2, 1);
});

describe('podcast', () => {
  it('shows each episode with date, duration and player', async () => {
    await renderPage('/podcast');
    await screen.findByText('What episode 2 is about.');
    const [newest] = screen.getAllByRole('article');
    expect(newest).toHaveTextContent('12 Nov, 2026');
    expect(newest).toHaveTextContent('2 min 5 sec');
    expect(within(newest!).getByText('2 min 5 sec')).toHaveAttribute('datetime', 'PT125S');
    expect(player(2)).toHaveAttribute('controls');
    expect(player(2).querySelector('source')).toHaveAttribute('src', '/recordings/2.mp3');
  });

  it('loads no audio before the visitor presses play', async () => {
    await renderPage('/podcast');
    await screen.findByText('What episode 2 is about.');
    expect(player(2)).toHaveAttribute('preload', 'none');
  });

  it('pauses an episode when another one starts', async () => {
    await renderPage('/podcast');
    await screen.findByText('What episode 2 is about.');
    const pause = jest.spyOn(player(2), 'pause').mockImplementation();
    fireEvent.play(player(2));
    expect(pause).not.toHaveBeenCalled();
    fireEvent.play(player(1));
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it('plays from the chapter that is chosen, and marks the one that plays', async () => {
    await renderPage('/podcast');
    await screen.findByText('What episode 2 is about.');
    const [newest] = screen.getAllByRole('article');
    const roof = within(newest!).getByRole('button', { name: '1:05 The roof' });
    const play = jest.spyOn(player(2), 'play').mockResolvedValue();
    expect(within(newest!).queryByRole('button', { current: true })).not.toBeInTheDocument();
    await userEvent.click(roof);
    expect(player(2).currentTime).toBe(65);
    expect(play).toHaveBeenCalledTimes(1);
    expect(roof).toHaveFocus();
    fireEvent.timeUpdate(player(2));
    expect(within(newest!).getByRole('button', { current: true })).toBe(roof);
  });

  it('shows the next step of an episode', async () => {
    await renderPage('/podcast');
    await screen.findByText('What episode 2 is about.');
    const [newest] = screen.getAllByRole('article');
    const link = within(newest!).getByRole('link', { name: 'See our terms' });
    expect(link).toHaveAttribute('href', '/lending');
    expect(newest).not.toHaveTextContent('Read on');
  });

  it('shows the transcript on request', async () => {
    await renderPage('/podcast');
    await screen.findByText('What episode 2 is about.');
    expect(screen.getByText('Every word of 2.')).not.toBeVisible();
    await userEvent.click(screen.getAllByText('Transcript')[0]!);
    expect(screen.getByText('Every word of 2.')).toBeVisible();
  });

  it('links to the feed', async () => {
    await renderPage('/podcast');
    expect(await screen.findByText('Subscribe by RSS')).toHaveAttribute(
      'href',
      '/feeds/podcast.xml',
    );
  });

  it('shows an empty state when there are no episodes', async () => {
    mockEpisodes();
    await renderPage('/podcast');
    expect(await screen.findByText('No episode has been published yet.')).toBeInTheDocument();
  });
});
