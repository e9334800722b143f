import { useLoaderData, useSession } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { Toasts } from '../../../shared/toast/toasts';
import { WelcomeCard } from '../../../shared/welcome/welcome-card';
import type { loader } from '../loader';
import { AwaitedDocuments } from './awaited-documents';
import styles from './dashboard-page.module.css';
import { EmployeeTiles } from './employee-tiles';
import { EnquiryPanel } from './enquiry-panel';
import { StatusPanel } from './status-panel';
import { WaitingPanel } from './waiting-panel';

/** The first page of an employee: the ways to the work, and a picture of it. */
export function DashboardPage() {
  const { count, work, enquiries } = useLoaderData<typeof loader>();
  const user = useSession()?.user;
  // Signing out clears the session a moment before the page changes.
  if (!user) return null;
  return (
    <Container fluid className={styles.page}>
      <WelcomeCard user={user} />
      <EmployeeTiles count={count} />
      <div className={styles.panels}>
        <StatusPanel work={work} />
        <AwaitedDocuments work={work} />
        <WaitingPanel work={work} />
        <EnquiryPanel enquiries={enquiries} />
      </div>
      <Toasts />
    </Container>
  );
}
