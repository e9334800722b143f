import { useId, type ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  /** Buttons at the end of the title line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of the page with a border and a title. */
export function Sheet({ title, actions, children }: SheetProps) {
  const titleId = useId();
  return (
    <section className={styles.sheet} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className="h4">
          {title}
        </h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
