import classNames from 'classnames';
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { Picture } from '../picture/picture';
import type { Ratio } from '../picture/ratio';

interface OwnProps<As extends ElementType> {
  /** The link component, e.g. a router's Link; default a plain `a`. */
  as?: As;
  title: ReactNode;
  /** A second line: a count, a hint. */
  detail?: ReactNode;
  /** Picture behind the text; without one the tile is navy. */
  src?: string | null;
  /** Width to height. */
  ratio?: Ratio;
  sizes?: string;
}

/** Properties of {@link Tile}: its own and those of the element it renders as. */
export type TileProps<As extends ElementType> = OwnProps<As> &
  Omit<ComponentPropsWithoutRef<As>, keyof OwnProps<As>>;

/** A large link with a picture behind its name. Lay several out in an element of class `pp-tiles`. */
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
