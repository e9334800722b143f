import { RequiredNote } from '@phantom/forms';
import { useId, type ReactNode } from 'react';
import styles from './form-card.module.css';

interface FormCardProps {
  title: string;
  /** A line on what the form is, and is not. */
  note?: string;
  /** The form. */
  children: ReactNode;
}

/** A sheet of paper with a form on it. */
export function FormCard({ title, note, children }: FormCardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {note && <p>{note}</p>}
      <RequiredNote />
      {children}
    </section>
  );
}
