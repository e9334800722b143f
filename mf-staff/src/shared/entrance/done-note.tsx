import { Link } from '@phantom/mf-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './done-note.module.css';

interface Props {
  /** What was done. */
  message: string;
  /** What happens next. */
  children?: ReactNode;
  /** The way on. */
  link?: { to: string; label: string };
}

/** Takes the place of a form that has done its work, and its focus. */
export function DoneNote({ message, children, link }: Props) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className={styles.done}>
      <div className="alert alert-success" role="status">
        {message}
      </div>
      {children}
      {link && (
        <Link className="btn btn-primary" to={link.to}>
          {link.label}
        </Link>
      )}
    </div>
  );
}
