import { useId, type ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function Sheet({ title, actions, children }: SheetProps) {
  const titleId = useId();
  return (
    <section className={styles.sheet} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className="h4">
          {title}
        </h2>
        {actions && <div className="d-flex flex-wrap gap-2 d-print-none">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
