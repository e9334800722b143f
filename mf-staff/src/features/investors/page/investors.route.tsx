import {
  type LoaderFunctionArgs,
  type RouteHandle,
  useLoaderData,
  useSession,
} from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { settled } from '../../../shared/api/calls';
import { Toasts } from '../../../shared/components/toasts';
import { WelcomeCard } from '../../../shared/profile-picture/welcome-card';
import { latestNewsletters, ownDistributions, ownDocuments, ownHoldings } from '../api/investments';
import { DistributionsPanel } from './distributions-panel';
import { DocumentsPanel } from './documents-panel';
import { HoldingsPanel } from './holdings-panel';
import { InvestorTiles } from './investor-tiles';
import styles from './investors.module.css';
import { NewslettersPanel } from './newsletters-panel';

/** Asks for all parts at once and waits for none: each shows, or fails, by itself. */
export const loader = ({ request: { signal } }: LoaderFunctionArgs) => ({
  holdings: settled(ownHoldings(signal)),
  distributions: settled(ownDistributions(signal)),
  documents: settled(ownDocuments(signal)),
  newsletters: settled(latestNewsletters(signal)),
});

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('dashboard.heads.investors'), noindex: true }),
};

/** The first page of an investor: what is held, what was paid, and the papers about it. */
function InvestorsPage() {
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

export { InvestorsPage as Component };
