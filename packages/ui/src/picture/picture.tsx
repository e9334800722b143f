import classNames from 'classnames';
import { useCallback, useState } from 'react';
import { PictureFallback } from './picture-fallback';
import { heightFor, ratioClass, type Ratio } from './ratio';
import { renditionsOf } from './renditions';

/** Properties of {@link Picture}. */
export interface PictureProps {
  /** URL of the largest rendition, or of a single image; empty or absent shows the fallback. */
  src?: string | null;
  /** What the picture shows; an empty text marks it as decoration. */
  alt: string;
  /** The `sizes` attribute: how wide the picture is laid out. */
  sizes?: string;
  /** Width to height; the place is kept before the first byte arrives, and whatever comes is cut to it. */
  ratio?: Ratio;
  /** For the one picture that makes the first impression: loaded at once and first. */
  priority?: boolean;
  /** For what is shown next, as the following picture of a gallery: loaded before it is in sight, and last. */
  ahead?: boolean;
  className?: string;
}

const NOMINAL_WIDTH = 1200;
const EAGER = { loading: 'eager', fetchPriority: 'high' } as const;
const AHEAD = { loading: 'eager', fetchPriority: 'low', decoding: 'async' } as const;
const LAZY = { loading: 'lazy', decoding: 'async' } as const;

/** A responsive image in AVIF and WebP that reserves its place and never shows a broken frame. */
export function Picture(props: PictureProps) {
  const { src, alt, sizes = '100vw', ratio = '3:2', className } = props;
  const [failed, setFailed] = useState<string>();
  // An image that failed before hydration fires no more error event; its state is read once instead.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(image.getAttribute('src') ?? '');
  }, []);

  if (!src || failed === src) {
    return <PictureFallback alt={alt} ratio={ratio} className={className} />;
  }
  const { avif, webp, width = NOMINAL_WIDTH } = renditionsOf(src) ?? {};
  return (
    <picture className={classNames('pp-picture', className)}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        ref={check}
        src={src}
        srcSet={webp}
        sizes={webp && sizes}
        alt={alt}
        width={width}
        className={ratioClass(ratio)}
        height={heightFor(width, ratio)}
        {...loadingOf(props)}
        onError={() => setFailed(src)}
      />
    </picture>
  );
}

function loadingOf({ priority, ahead }: PictureProps) {
  if (priority) return EAGER;
  return ahead ? AHEAD : LAZY;
}
