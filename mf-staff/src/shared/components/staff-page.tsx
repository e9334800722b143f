import { Container } from '@phantom/ui';
import type { ReactNode } from 'react';
import styles from './staff-page.module.css';

interface Props {
  title: ReactNode;
  /** A line under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame's content: a heading of modest size, for people who come every day. */
export function StaffPage({ title, lead, children }: Props) {
  return (
    <Container fluid className={styles.page}>
      <header className={styles.header}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </Container>
  );
}
