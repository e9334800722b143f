import { render, screen } from '@testing-library/react';
import { MediaCard } from './media-card';
import { Tile } from './tile';

describe('cards', () => {
  it('makes the whole tile one link', () => {
    render(<Tile href="/listings/sales/queens" title="Queens" detail="12 homes" />);
    expect(screen.getByRole('link', { name: /Queens.*12 homes/ })).toHaveAttribute(
      'href',
      '/listings/sales/queens',
    );
  });

  it('renders a media card as the given element', () => {
    render(
      <MediaCard as="a" href="/p/1" media={<span />}>
        Kent Avenue
      </MediaCard>,
    );
    expect(screen.getByRole('link', { name: 'Kent Avenue' })).toHaveClass('pp-media-card');
  });
});
