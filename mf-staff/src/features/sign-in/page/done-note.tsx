import { Link, type SessionUser, useTranslation } from '@phantom/mf-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './done-note.module.css';

interface DoneNoteProps {
  /** What was done. */
  message: string;
  /** What happens next. */
  children?: ReactNode;
  /** The way on. */
  link?: { to: string; label: string };
}

/** Takes the place of a form that has done its work, and its focus. */
export function DoneNote({ message, children, link }: DoneNoteProps) {
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

/** The door for an account with this role; undefined for one that opens none yet. */
export const useSignInLink = (type: SessionUser['type']) => {
  const { t } = useTranslation();
  if (type === null) return undefined;
  return type === 'Investor'
    ? { to: '/investors/login', label: t('entrance.signIn') }
    : { to: '/login', label: t('entrance.signIn') };
};
