import { Link } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import type { ReactNode } from 'react';
import styles from './entry-card.module.css';

interface EntryCardProps {
  /** The page of the entry. */
  to: string;
  title: string;
  /** The language of the title. */
  lang: string;
  image: string;
  alt?: string;
  heading: 'h2' | 'h3';
  /** Shows above the title. */
  label?: ReactNode;
  /** On a phone a small picture stands beside the text, in place of a large one above it. */
  compact?: boolean;
  /** The text of the link to the page. */
  more: string;
  children: ReactNode;
}

/** An entry in a list that leads to its own page: the picture beside title and summary. */
export function EntryCard(props: EntryCardProps) {
  const {
    to,
    title,
    lang,
    image,
    alt = '',
    heading: Heading,
    compact,
    label,
    more,
    children,
  } = props;
  return (
    <article className={compact ? `${styles.card} ${styles.compact}` : styles.card}>
      <Picture
        className={styles.picture}
        src={image}
        alt={alt}
        phoneRatio={compact ? '1x1' : '3x2'}
        sizes={`(min-width: 768px) 256px, ${compact ? '12rem' : 'calc(100vw - 40px)'}`}
      />
      <div className={styles.body}>
        {label}
        <Heading className={styles.title} lang={lang}>
          <Link to={to}>{title}</Link>
        </Heading>
        {children}
        <Link className={styles.more} to={to}>
          {more}
          <span className="visually-hidden">
            {' '}
            <span lang={lang}>{title}</span>
          </span>
        </Link>
      </div>
    </article>
  );
}

/** Cards with lines between them. */
export function EntryCards({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
