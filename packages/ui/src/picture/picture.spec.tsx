import { fireEvent, render, screen } from '@testing-library/react';
import { Picture, renditionsOf } from './picture';

describe('picture', () => {
  const SRC = '/pictures/homes/a1/1200.webp';

  describe('Picture', () => {
    it('offers every smaller width in AVIF and WebP', () => {
      const { container } = render(<Picture src={SRC} alt="A town house" sizes="33vw" />);
      const image = screen.getByRole('img', { name: 'A town house' });
      expect(image).toHaveAttribute(
        'srcset',
        '/pictures/homes/a1/400.webp 400w, /pictures/homes/a1/800.webp 800w, /pictures/homes/a1/1200.webp 1200w',
      );
      expect(image).toHaveAttribute('sizes', '33vw');
      expect(container.querySelector('source')).toHaveAttribute(
        'srcset',
        '/pictures/homes/a1/400.avif 400w, /pictures/homes/a1/800.avif 800w, /pictures/homes/a1/1200.avif 1200w',
      );
    });

    it('reserves its space and loads lazily', () => {
      render(<Picture src={SRC} alt="A town house" ratio="2:1" />);
      const image = screen.getByRole('img');
      expect(image).toHaveAttribute('width', '1200');
      expect(image).toHaveAttribute('height', '600');
      expect(image).toHaveAttribute('loading', 'lazy');
    });

    it('loads a priority picture eagerly, with high priority', () => {
      render(<Picture src={SRC} alt="A town house" priority />);
      const image = screen.getByRole('img');
      expect(image).toHaveAttribute('loading', 'eager');
      expect(image).toHaveAttribute('fetchpriority', 'high');
    });

    it('loads the next picture eagerly, with low priority', () => {
      render(<Picture src={SRC} alt="A town house" ahead />);
      const image = screen.getByRole('img');
      expect(image).toHaveAttribute('loading', 'eager');
      expect(image).toHaveAttribute('fetchpriority', 'low');
    });

    it('keeps the focal point of its URL in the crop', () => {
      render(<Picture src={`${SRC}#focus=0,100`} alt="A town house" />);
      const image = screen.getByRole('img');
      expect(image).toHaveClass('pp-ratio-3-2', 'pp-focus-x-0', 'pp-focus-y-100');
      expect(image.getAttribute('srcset')).toMatch(/^\/pictures\/homes\/a1\/400\.webp 400w, /);
    });

    it('offers phones crops of the same renditions', () => {
      const { container } = render(
        <Picture src={`${SRC}#focus=75,25`} alt="A town house" sizes="50vw" phoneRatio="2x3" />,
      );
      const [crop, whole] = container.querySelectorAll('source');
      expect(crop).toHaveAttribute('media', '(max-width: 30em)');
      expect(crop).toHaveAttribute(
        'srcset',
        '/pictures/homes/a1/400-2x3-75-25.avif 400w, /pictures/homes/a1/800-2x3-75-25.avif 800w, ' +
          '/pictures/homes/a1/1200-2x3-75-25.avif 1200w',
      );
      expect(crop).toHaveAttribute('sizes', '50vw');
      expect(whole).not.toHaveAttribute('media');
    });

    it('crops around the centre without a focal point', () => {
      const { container } = render(<Picture src={SRC} alt="" phoneRatio="3x2" />);
      expect(container.querySelector('source')?.srcset).toMatch(/\/400-3x2-50-50\.avif 400w/);
    });

    it('shows an uploaded photograph as it is', () => {
      const { container } = render(<Picture src="/files/front.jpg" alt="The front" />);
      expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
      expect(container.querySelector('source')).toBeNull();
    });

    it('shows the fallback with the same name for a picture that fails', () => {
      render(<Picture src={SRC} alt="A town house" />);
      fireEvent.error(screen.getByRole('img'));
      const fallback = screen.getByRole('img', { name: 'A town house' });
      expect(fallback.tagName).toBe('SPAN');
    });

    it('retries when the address changes', () => {
      const { rerender } = render(<Picture src={SRC} alt="A town house" />);
      fireEvent.error(screen.getByRole('img'));
      rerender(<Picture src="/pictures/homes/b2/1200.webp" alt="A town house" />);
      expect(screen.getByRole('img').tagName).toBe('IMG');
    });

    it.each([undefined, null, ''])('shows the fallback without an address (%p)', (src) => {
      render(<Picture src={src} alt="A town house" />);
      expect(screen.getByRole('img', { name: 'A town house' })).toBeInTheDocument();
    });
  });
});

describe('renditions', () => {
  describe('renditionsOf', () => {
    it('lists the widths up to the one in the URL', () => {
      expect(renditionsOf('/pictures/team/x/800.webp')).toEqual({
        width: 800,
        webp: '/pictures/team/x/400.webp 400w, /pictures/team/x/800.webp 800w',
        avif: '/pictures/team/x/400.avif 400w, /pictures/team/x/800.avif 800w',
      });
    });

    it.each(['/files/a.jpg', '/pictures/team/x/640.webp', '', '800.webp'])(
      'leaves %p alone',
      (src) => {
        expect(renditionsOf(src)).toBeUndefined();
      },
    );
  });
});
