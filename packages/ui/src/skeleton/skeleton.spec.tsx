import { render } from '@testing-library/react';
import { Skeleton } from './skeleton';

const html = (skeleton: React.ReactElement) => render(skeleton).container.innerHTML;

it('reserves space with classes alone, because the page forbids style attributes', () => {
  const place = html(<Skeleton width="long" height="heading" />);
  expect(place).toContain('class="pp-skeleton pp-skeleton-long pp-skeleton-heading"');
  expect(place).not.toContain('style=');
});

it('is a line of text by default', () => {
  expect(html(<Skeleton />)).toContain('class="pp-skeleton pp-skeleton-line"');
  expect(html(<Skeleton ratio="3:2" />)).toContain('class="pp-skeleton pp-ratio-3-2"');
});
