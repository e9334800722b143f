import { render } from '@testing-library/react';
import { ListingsSkeleton } from './listings-skeleton';

it('has placeholders with the text styles of the heading that loads', () => {
  const { container } = render(<ListingsSkeleton count={3} />);
  const lines = [...container.querySelectorAll('.pp-section-heading p')];
  expect(lines.map(({ classList }) => classList[0])).toEqual(['pp-eyebrow', 'h2']);
  for (const line of lines) {
    expect(line.querySelector('.pp-skeleton')).toHaveClass('pp-skeleton-line');
  }
});
