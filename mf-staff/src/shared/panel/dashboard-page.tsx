import { useSession } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import type { ReactNode } from 'react';
import { Toasts } from '../components/toasts';
import { WelcomeCard } from '../profile-picture/welcome-card';
import styles from './dashboard-page.module.css';

/** The first page of an employee or investor: a welcome above the panels. */
export function DashboardPage({ children }: { children: ReactNode }) {
  const user = useSession()?.user;
  // Signing out clears the session shortly before the page changes.
  if (!user) return null;
  return (
    <Container fluid className={styles.page}>
      <WelcomeCard user={user} />
      {children}
      <Toasts />
    </Container>
  );
}
