import classNames from 'classnames';
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';

interface OwnProps<As extends ElementType> {
  /** The link component that makes the whole card one target, e.g. a router's Link; default a plain `div`. */
  as?: As;
  /** What stands above the text, usually a Picture. */
  media: ReactNode;
  children: ReactNode;
}

/** Properties of {@link MediaCard}: its own and those of the element it renders as. */
export type MediaCardProps<As extends ElementType> = OwnProps<As> &
  Omit<ComponentPropsWithoutRef<As>, keyof OwnProps<As>>;

/** A picture over a few lines of text. Lay several out in an element of class `pp-card-grid`. */
export function MediaCard<As extends ElementType = 'div'>(props: MediaCardProps<As>) {
  const { as: Element = 'div', media, children, className, ...rest } = props;
  return (
    <Element className={classNames('card pp-media-card', className)} {...rest}>
      <div className="pp-media-card-media">{media}</div>
      <div className="card-body">{children}</div>
    </Element>
  );
}
