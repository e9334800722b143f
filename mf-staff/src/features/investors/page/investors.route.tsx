import { useLoaderData, type LoaderFunctionArgs, type RouteHandle } from '@phantom/mf-kit';
import { settled } from '../../../shared/api/calls';
import { DashboardPage } from '../../../shared/panel/dashboard-page';
import {
  listDistributions,
  listDocuments,
  listHoldings,
  listLatestNewsletters,
} from '../api/investments';
import { DistributionsPanel } from './distributions-panel';
import { DocumentsPanel } from './documents-panel';
import { HoldingsPanel } from './holdings-panel';
import { InvestorTiles } from './investor-tiles';
import styles from './investors.module.css';
import { NewslettersPanel } from './newsletters-panel';

/** Starts all calls without waiting: each part loads or fails independently. */
export const loader = ({ request: { signal } }: LoaderFunctionArgs) => ({
  holdings: settled(listHoldings(signal)),
  distributions: settled(listDistributions(signal)),
  documents: settled(listDocuments(signal)),
  newsletters: settled(listLatestNewsletters(signal)),
});

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('dashboard.heads.investors'), noindex: true }),
};

function InvestorsPage() {
  const { holdings, distributions, documents, newsletters } = useLoaderData<typeof loader>();
  return (
    <DashboardPage>
      <InvestorTiles holdings={holdings} documents={documents} />
      <HoldingsPanel holdings={holdings} />
      <div className={styles.panels}>
        <DistributionsPanel distributions={distributions} />
        <DocumentsPanel documents={documents} />
        <NewslettersPanel newsletters={newsletters} />
      </div>
    </DashboardPage>
  );
}

export { InvestorsPage as Component };
