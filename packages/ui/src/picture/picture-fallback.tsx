import classNames from 'classnames';
import { LogoMark } from '../logo/logo-mark';
import { ratioClass, type Ratio } from './ratio';

interface PictureFallbackProps {
  alt: string;
  ratio: Ratio;
  className?: string;
}

/** Stands where a picture is missing: the house mark on stone, named like the picture itself. */
export function PictureFallback({ alt, ratio, className }: PictureFallbackProps) {
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
