import classNames from 'classnames';
import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { Picture } from '../picture/picture';
import type { CropRatio } from '../picture/ratio';

export interface BannerProps {
  /** The page's heading. */
  title: ReactNode;
  /** The picture behind the title. */
  src?: string | null;
  /** Null for a picture that has the banner's shape on a phone already. */
  phoneRatio?: CropRatio | null;
  /** A line above the title. */
  eyebrow?: ReactNode;
  /** Below the title: a lead, a button. */
  children?: ReactNode;
  className?: string;
}

/** The top of a page: its title on a darkened picture, or on navy. */
export function Banner(props: BannerProps) {
  const { title, src, phoneRatio = '3x2', eyebrow, children, className } = props;
  return (
    <header className={classNames('pp-banner pp-on-dark', className)}>
      {src && (
        <Picture src={src} alt="" ratio="2:1" phoneRatio={phoneRatio} sizes="100vw" priority />
      )}
      <Container className="pp-banner-body">
        {eyebrow && <p className="pp-eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {children}
      </Container>
    </header>
  );
}
