import { useLoaderData, useSession } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import type { loader } from '../loader';
import styles from './dashboard-page.module.css';
import { EmployeeTiles } from './employee-tiles';
import { WelcomeCard } from './welcome-card';

/** The first page after signing in: for everybody a welcome, for employees the ways to their work. */
export function DashboardPage() {
  const { count } = useLoaderData<typeof loader>();
  const user = useSession()?.user;
  // Signing out clears the session a moment before the page changes.
  if (!user) return null;
  return (
    <Container fluid className={styles.page}>
      <WelcomeCard user={user} />
      {user.type === 'admin' && <EmployeeTiles propertyCount={count} />}
    </Container>
  );
}
