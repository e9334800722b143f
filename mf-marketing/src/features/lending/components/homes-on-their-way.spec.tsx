import { render } from '@testing-library/react';
import { HomesOnTheirWay } from './homes-on-their-way';

it('keeps the room of a heading by the type of the heading that comes', () => {
  const { container } = render(<HomesOnTheirWay count={3} />);
  const lines = [...container.querySelectorAll('.pp-section-heading p')];
  expect(lines.map(({ classList }) => classList[0])).toEqual(['pp-eyebrow', 'h2']);
  for (const line of lines) {
    expect(line.querySelector('.pp-skeleton')).toHaveClass('pp-skeleton-line');
  }
});
