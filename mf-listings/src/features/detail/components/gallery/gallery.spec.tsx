import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Media } from '../../../../shared/media';
import { renderTranslated } from '../../../../testing/render-translated';
import { Gallery } from './gallery';

const picture = (name: string): Media => ({ kind: 'image', url: `/pictures/${name}/1200.webp` });
const VIDEO: Media = { kind: 'video', url: 'https://www.youtube-nocookie.com/embed/x?rel=0' };

const stage = () => screen.getByRole('tabpanel');
const shownPicture = () => within(stage()).getByRole('img').getAttribute('src');
const thumbnail = (name: string) => screen.getByRole('tab', { name });
const show = (...media: Media[]) => renderTranslated(<Gallery media={media} />);

describe('Gallery', () => {
  it('shows the first picture, and each by its thumbnail', async () => {
    await show(picture('a'), picture('b'));
    expect(shownPicture()).toBe('/pictures/a/1200.webp');

    await userEvent.click(thumbnail('Picture 2 of 2'));

    expect(shownPicture()).toBe('/pictures/b/1200.webp');
    expect(thumbnail('Picture 2 of 2')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('2 / 2')).toBeInTheDocument();
  });

  it('is walked through with arrow keys, Home and End', async () => {
    await show(picture('a'), picture('b'), picture('c'));
    thumbnail('Picture 1 of 3').focus();

    await userEvent.keyboard('{ArrowRight}');
    expect(thumbnail('Picture 2 of 3')).toHaveFocus();
    expect(shownPicture()).toBe('/pictures/b/1200.webp');

    await userEvent.keyboard('{End}');
    expect(thumbnail('Picture 3 of 3')).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}');
    expect(thumbnail('Picture 1 of 3')).toHaveFocus();

    await userEvent.keyboard('{ArrowLeft}');
    expect(thumbnail('Picture 3 of 3')).toHaveFocus();

    await userEvent.keyboard('{Home}');
    expect(shownPicture()).toBe('/pictures/a/1200.webp');
  });

  it('is one stop of the Tab key for all thumbnails', async () => {
    await show(picture('a'), picture('b'), picture('c'));

    const stops = screen.getAllByRole('tab').map((tab) => tab.tabIndex);
    expect(stops).toEqual([0, -1, -1]);
  });

  it('steps with the buttons, round and round, and leaves the focus on them', async () => {
    await show(picture('a'), picture('b'));
    const previous = screen.getByRole('button', { name: 'Previous picture' });

    await userEvent.click(previous);

    expect(shownPicture()).toBe('/pictures/b/1200.webp');
    expect(previous).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(shownPicture()).toBe('/pictures/a/1200.webp');
  });

  it('loads nothing of a video before play is pressed, and stops it when another slide is shown', async () => {
    const { container } = await show(picture('a'), VIDEO);
    await userEvent.click(thumbnail('Video 2 of 2'));
    expect(container.querySelector('iframe')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: /Play video/ }));
    expect(screen.getByTitle('Video 2 of 2')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/x?rel=0&autoplay=1',
    );

    await userEvent.click(thumbnail('Picture 1 of 2'));
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('needs no thumbnails for one picture', async () => {
    await show(picture('a'));

    expect(screen.getByRole('img', { name: 'The home' })).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('stands a drawing where there is nothing to show', async () => {
    await show();

    expect(screen.getByRole('img', { name: 'No picture of this home yet' })).toBeInTheDocument();
  });
});
