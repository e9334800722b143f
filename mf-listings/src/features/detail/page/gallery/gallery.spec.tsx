import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Media } from '../../../../shared/media';
import { renderTranslated } from '../../../../testing/render';
import { Gallery } from './gallery';

const picture = (name: string): Media => ({ kind: 'image', url: `/pictures/${name}/1200.webp` });
const VIDEO: Media = { kind: 'video', url: 'https://www.youtube-nocookie.com/embed/x?rel=0' };

/** The one slide that is not inert. */
const shown = (container: Element = document.body) => {
  const slides = [...container.querySelectorAll<HTMLElement>('[role=tabpanel]:not([inert])')];
  expect(slides).toHaveLength(1);
  return within(slides[0] as HTMLElement);
};
const shownPicture = () => shown().getByRole('img').getAttribute('src');
const thumbnail = (name: string) => screen.getByRole('tab', { name });
const show = (...media: Media[]) => renderTranslated(<Gallery media={media} />);
const openFullScreen = async () => {
  await userEvent.click(screen.getAllByRole('button', { name: /Full screen/ })[0] as HTMLElement);
  return screen.findByRole('dialog', { name: 'Pictures of the home' });
};

describe('gallery', () => {
  it('shows the first picture, and a thumbnail for each', async () => {
    await show(picture('a'), picture('b'));
    expect(shownPicture()).toBe('/pictures/a/1200.webp');

    await userEvent.click(thumbnail('Picture 2 of 2'));

    expect(shownPicture()).toBe('/pictures/b/1200.webp');
    expect(thumbnail('Picture 2 of 2')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('2 / 2')).toBeInTheDocument();
  });

  it('moves with arrow keys, Home and End', async () => {
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

  it('ignores keys with a modifier', async () => {
    await show(picture('a'), picture('b'));
    thumbnail('Picture 1 of 2').focus();

    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');

    expect(shownPicture()).toBe('/pictures/a/1200.webp');
  });

  it('keeps the focus on the visible picture', async () => {
    await show(picture('a'), picture('b'));
    shown().getByRole('button').focus();

    await userEvent.keyboard('{ArrowRight}');

    expect(shownPicture()).toBe('/pictures/b/1200.webp');
    expect(shown().getByRole('button')).toHaveFocus();
  });

  it('has one tab stop for all thumbnails', async () => {
    await show(picture('a'), picture('b'), picture('c'));

    const stops = screen.getAllByRole('tab').map((tab) => tab.tabIndex);
    expect(stops).toEqual([0, -1, -1]);
  });

  it('moves with the buttons in a circle, and leaves the focus on them', async () => {
    await show(picture('a'), picture('b'));
    const previous = screen.getByRole('button', { name: 'Previous picture' });

    await userEvent.click(previous);

    expect(shownPicture()).toBe('/pictures/b/1200.webp');
    expect(previous).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(shownPicture()).toBe('/pictures/a/1200.webp');
  });

  it('follows a swipe', async () => {
    const { container } = await show(picture('a'), picture('b'), picture('c'));
    const track = container.querySelector('[role=tabpanel]')?.parentElement as HTMLElement;
    Object.defineProperty(track, 'clientWidth', { value: 600 });

    fireEvent.scroll(track, { target: { scrollLeft: 580 } });

    expect(shownPicture()).toBe('/pictures/b/1200.webp');
    expect(thumbnail('Picture 2 of 3')).toHaveAttribute('aria-selected', 'true');
  });

  it('loads the neighbours of the visible picture in advance', async () => {
    await show(picture('a'), picture('b'), picture('c'));

    const loading = [...document.querySelectorAll('[role=tabpanel] img')].map((image) =>
      image.getAttribute('loading'),
    );
    expect(loading).toEqual(['eager', 'eager', 'lazy']);
  });

  it('loads a video only when play is pressed, and stops it when another slide is shown', async () => {
    const { container } = await show(picture('a'), VIDEO);
    await userEvent.click(thumbnail('Video 2 of 2'));
    expect(container.querySelector('iframe')).toBeNull();

    await userEvent.click(shown().getByRole('button', { name: /Play video/ }));
    expect(screen.getByTitle('Video 2 of 2')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/x?rel=0&autoplay=1',
    );

    await userEvent.click(thumbnail('Picture 1 of 2'));
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('has no thumbnails for a single picture', async () => {
    await show(picture('a'));

    expect(screen.getByRole('img', { name: 'The home' })).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /picture/ })).not.toBeInTheDocument();
  });

  it('shows a placeholder when there is no picture', async () => {
    await show();

    expect(screen.getByRole('img', { name: 'No picture of this home yet' })).toBeInTheDocument();
  });
});

describe('gallery in full screen', () => {
  it('opens at the visible picture, moves with keys, and leaves the page at the same picture', async () => {
    await show(picture('a'), picture('b'), picture('c'));
    await userEvent.click(thumbnail('Picture 2 of 3'));
    const dialog = await openFullScreen();
    expect(within(dialog).getByText('Picture 2 of 3')).toBeInTheDocument();

    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(within(dialog).getByText('Picture 3 of 3')).toBeInTheDocument();
    fireEvent.keyDown(dialog, { key: 'Home' });
    expect(within(dialog).getByText('Picture 1 of 3')).toBeInTheDocument();

    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shownPicture()).toBe('/pictures/a/1200.webp');
    expect(shown().getByRole('button')).toHaveFocus();
  });

  it('shows a single picture without arrows', async () => {
    await show(picture('a'));
    const dialog = await openFullScreen();

    expect(within(dialog).queryByRole('button', { name: /picture/ })).not.toBeInTheDocument();
  });
});
