import {
  data,
  Link,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
  type RouteHandle,
} from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { useState } from 'react';
import { StaffBreadcrumbs } from '../../../shared/components/staff-breadcrumbs';
import { StaffPage } from '../../../shared/components/staff-page';
import { useFreshLinks } from '../../../shared/hooks/use-fresh-links';
import { AMOUNTS } from '../../../shared/money/holding-columns';
import { useMoney } from '../../../shared/money/use-money';
import { getInvestor, type Investor } from '../api/investors';
import { useCanEdit, type Task } from '../investor-rows';
import { DistributionsSection } from './distributions-section';
import { DocumentsSection } from './documents-section';
import { HistorySection } from './history-section';
import { HoldingsSection } from './holdings-section';
import styles from './investor.module.css';
import { TaskDialog } from './task-dialog';

export const loader = async ({ params, request }: LoaderFunctionArgs) =>
  (await getInvestor(Number(params.id), request.signal)) ?? data(null, { status: 404 });

export const handle: RouteHandle<Investor | null> = {
  head: (found, t) => ({
    title: found === null ? t('investorAccounts.unknown.title') : found.account.name,
    noindex: true,
  }),
};

function InvestorPage() {
  const { t } = useTranslation();
  const investor = useLoaderData<Investor | null>();
  useFreshLinks();
  if (investor) return <InvestorAccount key={investor.account.id} investor={investor} />;
  return (
    <StaffPage title={t('investorAccounts.unknown.title')}>
      <EmptyState title={t('investorAccounts.unknown.text')}>
        <Link className="btn btn-outline-primary" to="/investor-accounts">
          {t('investorAccounts.back')}
        </Link>
      </EmptyState>
    </StaffPage>
  );
}

function InvestorAccount({ investor }: { investor: Investor }) {
  const { t } = useTranslation();
  const { shortMoney } = useMoney();
  const canEdit = useCanEdit();
  const [task, setTask] = useState<Task>();
  const { account, totals } = investor;
  return (
    <StaffPage
      eyebrow={
        <StaffBreadcrumbs
          parents={[{ name: t('investorAccounts.title'), path: '/investor-accounts' }]}
          title={account.name}
        />
      }
      title={account.name}
      lead={<span translate="no">{account.email}</span>}
    >
      <div className={styles.sections}>
        <dl className={styles.totals}>
          {AMOUNTS.map((key) => (
            <div key={key}>
              <dt>{t(`investors.columns.${key}`)}</dt>
              <dd>{shortMoney(totals[key])}</dd>
            </div>
          ))}
        </dl>
        {!canEdit && <p className={styles.readOnly}>{t('investorAccounts.readOnly')}</p>}
        <HoldingsSection investor={investor} onTask={setTask} />
        <DistributionsSection investor={investor} onTask={setTask} />
        <DocumentsSection investor={investor} onTask={setTask} />
        <HistorySection investor={investor} />
      </div>
      {task && <TaskDialog task={task} investor={investor} onClose={() => setTask(undefined)} />}
    </StaffPage>
  );
}

export { InvestorPage as Component };
