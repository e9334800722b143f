import { Link, useTranslation, type SessionUser } from '@phantom/mf-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './success-note.module.css';

interface SuccessNoteProps {
  message: string;
  children: ReactNode;
}

/** Replaces a form after success and takes the focus. */
export function SuccessNote({ message, children }: SuccessNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className={styles.done}>
      <div className="alert alert-success" role="status">
        {message}
      </div>
      {children}
    </div>
  );
}

interface AccountNoteProps {
  message: string;
  /** Null: the account waits for its role. */
  type: SessionUser['type'];
  next: string;
}

export function AccountNote({ message, type, next }: AccountNoteProps) {
  const { t } = useTranslation();
  return (
    <SuccessNote message={message}>
      <p>{type === null ? t('entrance.waiting') : next}</p>
      {type !== null && (
        <Link className="btn btn-primary" to={type === 'Investor' ? '/investors/login' : '/login'}>
          {t('entrance.signIn')}
        </Link>
      )}
    </SuccessNote>
  );
}
