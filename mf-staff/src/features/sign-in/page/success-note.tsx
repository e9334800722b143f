import { Link, useTranslation, type SessionUser } from '@phantom/mf-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './success-note.module.css';

interface SuccessNoteProps {
  message: string;
  children?: ReactNode;
  link?: { to: string; label: string };
}

/** Replaces a form after success and takes the focus. */
export function SuccessNote({ message, children, link }: SuccessNoteProps) {
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

export const useSignInLink = (type: SessionUser['type']) => {
  const { t } = useTranslation();
  if (type === null) return undefined;
  return type === 'Investor'
    ? { to: '/investors/login', label: t('entrance.signIn') }
    : { to: '/login', label: t('entrance.signIn') };
};
