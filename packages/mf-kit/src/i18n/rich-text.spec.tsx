import { render, screen } from '@testing-library/react';
import { RichText } from './rich-text';

it('wraps the marked parts, in any order', () => {
  const { container } = render(
    <RichText
      text="Call <phone>123</phone> or write to <email>a@b.c</email>."
      elements={{
        phone: <a href="tel:123"> </a>,
        email: <a href="mailto:a@b.c"> </a>,
      }}
    />,
  );
  expect(container).toHaveTextContent('Call 123 or write to a@b.c.');
  expect(screen.getByRole('link', { name: '123' })).toHaveAttribute('href', 'tel:123');
  expect(screen.getByRole('link', { name: 'a@b.c' })).toHaveAttribute('href', 'mailto:a@b.c');
});

it('shows unknown tags as text, never as HTML', () => {
  const { container } = render(
    <RichText text="<script>alert(1)</script> and <b>bold" elements={{}} />,
  );
  expect(container.innerHTML).toBe('&lt;script&gt;alert(1)&lt;/script&gt; and &lt;b&gt;bold');
});
