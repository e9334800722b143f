import { useLoaderData, useSession } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { Toasts } from '../../../shared/toast/toasts';
import { WelcomeCard } from '../../../shared/welcome/welcome-card';
import type { loader } from '../loader';
import { DistributionsPanel } from './distributions-panel';
import { DocumentsPanel } from './documents-panel';
import { HoldingsPanel } from './holdings-panel';
import { InvestorTiles } from './investor-tiles';
import styles from './investors-page.module.css';
import { NewslettersPanel } from './newsletters-panel';

/** The first page of an investor: what is held, what was paid, and the papers about it. */
export function InvestorsPage() {
  const { holdings, distributions, documents, newsletters } = useLoaderData<typeof loader>();
  const user = useSession()?.user;
  // Signing out clears the session a moment before the page changes.
  if (!user) return null;
  return (
    <Container fluid className={styles.page}>
      <WelcomeCard user={user} />
      <InvestorTiles holdings={holdings} documents={documents} />
      <HoldingsPanel holdings={holdings} />
      <div className={styles.panels}>
        <DistributionsPanel distributions={distributions} />
        <DocumentsPanel documents={documents} />
        <NewslettersPanel newsletters={newsletters} />
      </div>
      <Toasts />
    </Container>
  );
}
