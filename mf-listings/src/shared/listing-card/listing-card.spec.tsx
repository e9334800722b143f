import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../testing/listings';
import { renderTranslated } from '../../testing/render';
import { ListingCard } from './listing-card';

const paths = ['a', 'b', 'c'].map((name) => `homes/${name}/1200.webp`);
const show = (over: Parameters<typeof aListing>[0]) =>
  renderTranslated(
    <ListingCard
      listing={aListing({ address: '2 Halsey Street', ...over })}
      imageBase="/pictures/"
    />,
  );
const nextButton = () => screen.findByRole('button', { name: 'Next picture: 2 Halsey Street' });
/** The pictures that are loaded over the first one of the card. */
const loaded = async () => {
  const gallery = await screen.findByTestId('card-pictures');
  return [...gallery.querySelectorAll('img')].map((image) => image.getAttribute('src'));
};
const urls = (count: number) => paths.slice(0, count).map((path) => `/pictures/${path}`);

describe('badge of a card', () => {
  it.each([
    [
      'under contract',
      { available: false, previous_price: 900_000, is_new: true },
      'Under contract',
    ],
    ['with a lowered price', { previous_price: 900_000, is_new: true }, 'Lowered from $900,000'],
    ['that is new', { is_new: true }, 'New'],
  ])('shows one badge on a home %s', async (_, over, badge) => {
    await show(over);

    const badges = ['Under contract', 'Lowered from $900,000', 'New'].filter((text) =>
      screen.queryByText(text),
    );
    expect(badges).toEqual([badge]);
  });

  it('shows none on other homes', async () => {
    await show({});

    expect(screen.queryByText('New')).not.toBeInTheDocument();
  });
});

describe('pictures of a card', () => {
  it('loads the next picture when the card is touched, and one more with each step', async () => {
    await show({ images: JSON.stringify(paths) });
    expect(await loaded()).toEqual(urls(1));

    fireEvent.pointerDown(screen.getByTestId('card-pictures'));
    expect(await loaded()).toEqual(urls(2));

    await userEvent.click(await nextButton());
    expect(await loaded()).toEqual(urls(3));
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
  });

  it('returns from the last picture to the first, and back', async () => {
    await show({ images: JSON.stringify(paths) });

    const previous = screen.findByRole('button', { name: 'Previous picture: 2 Halsey Street' });
    await userEvent.click(await previous);
    expect(screen.getByText('3 / 3')).toBeInTheDocument();
    await userEvent.click(await nextButton());
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
  });

  it('steps by arrow keys on the link of the card, without another stop for Tab', async () => {
    await show({ images: JSON.stringify(paths) });
    await nextButton();
    const link = screen.getByRole('link');

    await userEvent.tab();
    expect(link).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('3 / 3')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /^Save/ })).toHaveFocus();
  });

  it('leaves arrow keys with Alt to the browser, which goes back', async () => {
    await show({ images: JSON.stringify(paths) });
    await nextButton();

    await userEvent.tab();
    expect(fireEvent.keyDown(screen.getByRole('link'), { key: 'ArrowLeft', altKey: true })).toBe(
      true,
    );
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
  });

  it('has no buttons with one picture', async () => {
    await show({ images: JSON.stringify(paths.slice(0, 1)) });

    await screen.findByRole('button', { name: /^Save/ });
    expect(screen.queryByRole('button', { name: /picture/ })).not.toBeInTheDocument();
  });
});
