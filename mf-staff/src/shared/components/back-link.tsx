import { Link } from '@phantom/mf-kit';
import styles from './back-link.module.css';

/** Leads from a page to the list that it belongs to. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className={`d-print-none ${styles.back}`} to={to}>
      <span aria-hidden="true">‹ </span>
      {label}
    </Link>
  );
}
