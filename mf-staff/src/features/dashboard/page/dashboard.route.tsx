import { getSession, useLoaderData, type HandleOf, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { settled } from '../../../shared/api/calls';
import { DashboardPage } from '../../../shared/panel/dashboard-page';
import { countProperties, getWork, listLatestEnquiries } from '../api/dashboard';
import { AwaitedDocuments } from './awaited-documents';
import { ContentWorkPanels, startContentWork } from '../content-work/content-work-panels';
import styles from './dashboard.module.css';
import { EmployeeTiles } from './employee-tiles';
import { EnquiryPanel } from './enquiry-panel';
import { StatusPanel } from './status-panel';
import { WaitingPanel } from './waiting-panel';

/** Starts all calls of the dashboard without waiting: each part loads or fails independently. */
export const loader = ({ request: { signal, url } }: LoaderFunctionArgs) => ({
  page: pageOf(url),
  count: settled(countProperties(signal)),
  work: settled(getWork(signal)),
  enquiries: settled(listLatestEnquiries(signal)),
  content: startContentWork(getSession()?.user, (load) => settled(load(signal))),
});

const PAGES = ['dashboard', 'employees', 'investors'] as const;

const pageOf = (url: string) =>
  PAGES.find((page) => new URL(url).pathname.endsWith(`/${page}`)) ?? PAGES[0];

export const handle: HandleOf<typeof loader> = {
  head: ({ page }, t) => ({ title: t(`dashboard.heads.${page}`), noindex: true }),
};

function EmployeeDashboard() {
  const { count, work, enquiries, content } = useLoaderData<typeof loader>();
  return (
    <DashboardPage>
      <EmployeeTiles count={count} />
      <div className={styles.panels}>
        <StatusPanel work={work} />
        <AwaitedDocuments work={work} />
        <WaitingPanel work={work} />
        <EnquiryPanel enquiries={enquiries} />
        <ContentWorkPanels {...content} />
      </div>
    </DashboardPage>
  );
}

export { EmployeeDashboard as Component };
