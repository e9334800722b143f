import classNames from 'classnames';
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { Picture } from '../picture/picture';
import type { Ratio } from '../picture/ratio';

interface OwnProps<As extends ElementType> {
  /** The link component; `a` by default. */
  as?: As;
  title: ReactNode;
  /** A second line: a count, a hint. */
  detail?: ReactNode;
  /** The picture behind the text; without one the tile is navy. */
  src?: string | null;
  /** Width to height. */
  ratio?: Ratio;
  sizes?: string;
}

export type TileProps<As extends ElementType> = OwnProps<As> &
  Omit<ComponentPropsWithoutRef<As>, keyof OwnProps<As>>;

/** A large link with a picture behind its name. Several of them go into an element of class `pp-tiles`. */
export function Tile<As extends ElementType = 'a'>(props: TileProps<As>) {
  const { as: Element = 'a', title, detail, src, ratio, sizes, className, ...rest } = props;
  return (
    <Element className={classNames('pp-tile pp-on-dark', className)} {...rest}>
      {src && <Picture src={src} alt="" ratio={ratio} sizes={sizes} />}
      <span className="pp-tile-body">
        <span className="pp-tile-title">{title}</span>
        {detail && <span className="pp-tile-detail">{detail}</span>}
      </span>
    </Element>
  );
}
