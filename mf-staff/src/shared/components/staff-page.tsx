import { Container } from '@phantom/ui';
import type { ReactNode } from 'react';
import { Toasts } from '../toast/toasts';
import styles from './staff-page.module.css';

interface Props {
  title: ReactNode;
  /** A line above the title, as the way back. */
  eyebrow?: ReactNode;
  /** A line under the title. */
  lead?: ReactNode;
  /** Buttons and links at the end of the heading's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame's content: a heading of modest size, for people who come every day. */
export function StaffPage({ title, eyebrow, lead, actions, children }: Props) {
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
