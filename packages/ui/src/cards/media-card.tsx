import classNames from 'classnames';
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';

interface OwnProps<As extends ElementType> {
  /** A link component makes the whole card a link; `div` by default. */
  as?: As;
  /** Above the text, usually a Picture. */
  media: ReactNode;
  children: ReactNode;
}

export type MediaCardProps<As extends ElementType> = OwnProps<As> &
  Omit<ComponentPropsWithoutRef<As>, keyof OwnProps<As>>;

/** A picture above a few lines of text. Several of them go into an element of class `pp-card-grid`. */
export function MediaCard<As extends ElementType = 'div'>(props: MediaCardProps<As>) {
  const { as: Element = 'div', media, children, className, ...rest } = props;
  return (
    <Element className={classNames('card pp-media-card', className)} {...rest}>
      {media && <div className="pp-media-card-media">{media}</div>}
      <div className="card-body">{children}</div>
    </Element>
  );
}
