import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** A part of the page, by its own heading. */
export function Card({ title, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
