import type { ReactNode } from 'react';
import styles from './dialog-part.module.css';

interface DialogPartProps {
  title: string;
  children: ReactNode;
}

/** One of the things that a dialog is about, under its own heading. */
export function DialogPart({ title, children }: DialogPartProps) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
