import { useTranslation } from '@phantom/mf-kit';
import { Container, Skeleton } from '@phantom/ui';
import type { ReactNode } from 'react';
import styles from './staff-page.module.css';
import { Toasts } from './toasts';

interface StaffPageProps {
  title: ReactNode;
  /** Content above the title, for example a back link. */
  eyebrow?: ReactNode;
  /** Text below the title. */
  lead?: ReactNode;
  /** Buttons and links at the end of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Layout of a staff page. */
export function StaffPage({ title, eyebrow, lead, actions, children }: StaffPageProps) {
  return (
    <Container fluid className={styles.page}>
      <header className={styles.header}>
        <div>
          {eyebrow}
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
      <Toasts />
    </Container>
  );
}

const ROWS = 6;

/** Placeholder of a page with a table. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <Container fluid className={styles.page} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div className="d-grid gap-3">
        <Skeleton width="medium" height="control" />
        {Array.from({ length: ROWS }, (_, row) => (
          <Skeleton key={row} height="row" />
        ))}
      </div>
    </Container>
  );
}
