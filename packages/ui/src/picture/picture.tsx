import classNames from 'classnames';
import { useCallback, useState } from 'react';
import { focusClass, heightFor, ratioClass, type CropRatio, type Ratio } from './ratio';
import { LogoMark } from '../logo/logo';

export interface PictureProps {
  /**
   * URL of the largest rendition, or of a single image; without it the fallback shows. Crops keep the point of its
   * `#focus=x,y`, in percent and steps of 25.
   */
  src?: string | null;
  /** Empty for decoration. */
  alt: string;
  sizes?: string;
  /** Width to height: reserves the space, and crops the picture. */
  ratio?: Ratio;
  /**
   * The shape that a phone shows, where the styles give it another one. It loads a crop around the focal point: the
   * same rendition without what would be cut away.
   */
  phoneRatio?: CropRatio | null;
  /** For the most important picture of a page: loaded eagerly, with high priority. */
  priority?: boolean;
  /** For the next picture of a gallery: loaded before it is visible, with low priority. */
  ahead?: boolean;
  className?: string;
}

const NOMINAL_WIDTH = 1200;
const PHONE = '(max-width: 30em)';
const EAGER = { loading: 'eager', fetchPriority: 'high' } as const;
const AHEAD = { loading: 'eager', fetchPriority: 'low', decoding: 'async' } as const;
const LAZY = { loading: 'lazy', decoding: 'async' } as const;

/** A responsive image in AVIF and WebP, with a fallback when it cannot be loaded. */
export function Picture(props: PictureProps) {
  const { src, alt, sizes = '100vw', ratio = '3:2', phoneRatio, className } = props;
  const [failed, setFailed] = useState<string>();
  // An image that failed before hydration dispatches no error event.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(image.getAttribute('src') ?? '');
  }, []);

  if (!src || failed === src) {
    return <PictureFallback alt={alt} ratio={ratio} className={className} />;
  }
  const { crop, avif, webp, width = NOMINAL_WIDTH } = renditionsOf(src, phoneRatio) ?? {};
  return (
    <picture className={classNames('pp-picture', className)}>
      {crop && <source media={PHONE} type="image/avif" srcSet={crop} sizes={sizes} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        ref={check}
        src={src}
        srcSet={webp}
        sizes={webp && sizes}
        alt={alt}
        width={width}
        className={classNames(ratioClass(ratio), focusClass(src))}
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

interface PictureFallbackProps {
  alt: string;
  ratio: Ratio;
  className?: string;
}

/** The company's mark, with the picture's accessible name. */
function PictureFallback({ alt, ratio, className }: PictureFallbackProps) {
  const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span
      className={classNames('pp-picture pp-picture-fallback', ratioClass(ratio), className)}
      {...name}
    >
      <LogoMark />
    </span>
  );
}

const WIDTHS = [400, 800, 1200, 1920];
const RENDITION = /^(.+\/)(\d+)\.(?:webp|avif)(?:#focus=(\d+),(\d+))?$/;

/** The `srcSet` of each format, and the width of the largest rendition. */
interface Renditions {
  avif: string;
  webp: string;
  /** Each has the width of its rendition before the cut, so that `sizes` fits both. */
  crop?: string | null;
  width: number;
}

/** The renditions of `/pictures/homes/a1/1200.webp`; undefined for a URL of another form, which is shown as it is. */
export function renditionsOf(src: string, cropRatio?: CropRatio | null): Renditions | undefined {
  const [, folder, digits, x = 50, y = 50] = RENDITION.exec(src) ?? [];
  const width = Number(digits);
  if (!WIDTHS.includes(width)) return undefined;
  const srcSet = (end: string) =>
    WIDTHS.filter((candidate) => candidate <= width)
      .map((candidate) => `${folder}${candidate}${end} ${candidate}w`)
      .join(', ');
  return {
    avif: srcSet('.avif'),
    webp: srcSet('.webp'),
    crop: cropRatio && srcSet(`-${cropRatio}-${x}-${y}.avif`),
    width,
  };
}
