import { getSession, useLoaderData, type HandleOf, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { settled } from '../../../shared/api/calls';
import { DashboardPage } from '../../../shared/panel/dashboard-page';
import { countProperties, getWork, listLatestEnquiries } from '../api/dashboard';
import { AwaitedDocuments } from './awaited-documents';
import { ReviewPanel, ScheduledPanel, startContentWork } from '../content-work/content-work-panels';
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
  const { reviews, scheduled } = content;
  return (
    <DashboardPage>
      <EmployeeTiles count={count} />
      <div className={styles.panels}>
        {/* What waits for somebody comes first, the overviews last. */}
        <AwaitedDocuments work={work} />
        <EnquiryPanel enquiries={enquiries} />
        <WaitingPanel work={work} />
        {(reviews ?? scheduled) && (
          <div className={styles.stack}>
            {reviews && <ReviewPanel work={reviews} />}
            {scheduled && <ScheduledPanel work={scheduled} />}
          </div>
        )}
        <StatusPanel work={work} />
      </div>
    </DashboardPage>
  );
}

export { EmployeeDashboard as Component };
