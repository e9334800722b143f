import { useTranslation } from '@phantom/mf-kit';
import { Container, Skeleton } from '@phantom/ui';
import { useRef, type ReactNode } from 'react';
import { useKeptFocus } from '../hooks/use-kept-focus';
import styles from './staff-page.module.css';
import { Toasts } from './toasts';

interface StaffPageProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function StaffPage({ title, eyebrow, lead, actions, children }: StaffPageProps) {
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  return (
    <Container ref={page} fluid className={styles.page}>
      <header className={styles.header}>
        <div>
          {eyebrow}
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className={`d-print-none ${styles.actions}`}>{actions}</div>}
      </header>
      {children}
      <Toasts />
    </Container>
  );
}

const ROWS = 6;

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
