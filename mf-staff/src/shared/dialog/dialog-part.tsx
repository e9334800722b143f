import { useId, type ReactNode } from 'react';
import styles from './dialog-part.module.css';

interface DialogPartProps {
  title: string;
  children: ReactNode;
}

/** One of the things that a dialog is about, under its own heading. */
export function DialogPart({ title, children }: DialogPartProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}
