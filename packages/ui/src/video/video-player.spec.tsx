import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoPlayer } from './video-player';

const PLAYER = 'https://www.youtube-nocookie.com/embed/x?rel=0';

describe('VideoPlayer', () => {
  it('loads nothing before play is pressed, then plays with the focus on the player', async () => {
    const { container } = render(
      <VideoPlayer url={PLAYER} title="A walk through the house">
        Play video
      </VideoPlayer>,
    );
    expect(container.innerHTML).not.toContain('youtube');

    await userEvent.click(screen.getByRole('button', { name: 'Play video' }));

    const player = screen.getByTitle('A walk through the house');
    expect(player).toHaveAttribute('src', `${PLAYER}&autoplay=1`);
    expect(player).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('plays at once, with the focus on the player', () => {
    render(<VideoPlayer url={PLAYER} autoPlay title="A walk through the house" />);

    const player = screen.getByTitle('A walk through the house');
    expect(player).toHaveAttribute('src', `${PLAYER}&autoplay=1`);
    expect(player).toHaveFocus();
  });

  it('has a label, and a note about the external service', () => {
    render(
      <>
        <p id="notice">Loads from elsewhere</p>
        <VideoPlayer url={PLAYER} title="Film" label="Play: Film" describedBy="notice" poster="…" />
      </>,
    );

    const button = screen.getByRole('button', { name: 'Play: Film' });
    expect(button).toHaveAccessibleDescription('Loads from elsewhere');
  });
});
