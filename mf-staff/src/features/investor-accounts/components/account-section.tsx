import { useId, type ReactNode } from 'react';
import styles from './investor-page.module.css';

interface Props {
  title: string;
  /** What can be done, at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

export function AccountSection({ title, action, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className="h4">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
