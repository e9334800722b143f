import { Link } from '@phantom/mf-kit';
import styles from './page-links.module.css';

interface PageLink {
  to: string;
  label: string;
}

interface PageLinksProps {
  label: string;
  newer: PageLink | undefined;
  older: PageLink | undefined;
}

/** Links to the newer and older entries of a list; nothing when all of it is shown. */
export function PageLinks({ label, newer, older }: PageLinksProps) {
  if (!newer && !older) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {newer && (
        <Link to={newer.to}>
          <span aria-hidden="true">← </span>
          {newer.label}
        </Link>
      )}
      {older && (
        <Link to={older.to}>
          {older.label}
          <span aria-hidden="true"> →</span>
        </Link>
      )}
    </nav>
  );
}
