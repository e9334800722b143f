import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import type { Settled } from '../../../shared/api/calls';
import { StatusName } from '../../../shared/components/status-name';
import { Panel } from '../../../shared/panel/panel';
import { getWork, type Work } from '../api/dashboard';
import styles from './status-panel.module.css';

type StatusWork = Work['statuses'][number];

export function StatusPanel({ work }: { work: Promise<Settled<Work>> }) {
  const { t } = useTranslation();
  const more = { to: '/current-properties?view=all', label: t('dashboard.status.all') };
  return (
    <Panel title={t('dashboard.status.title')} more={more} initial={work} load={getWork} lines={9}>
      {({ statuses }) => <StatusTable statuses={statuses} />}
    </Panel>
  );
}

function StatusTable({ statuses }: { statuses: StatusWork[] }) {
  const { t } = useTranslation();
  const most = Math.max(1, ...statuses.map(({ count }) => count));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('dashboard.status.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('dashboard.status.step')}</th>
          <th scope="col">{t('dashboard.status.count')}</th>
          <th scope="col">{t('dashboard.status.median')}</th>
          <th scope="col">{t('dashboard.status.longest')}</th>
        </tr>
      </thead>
      <tbody>
        {statuses.map((each) => (
          <StatusRow key={each.status} work={each} most={most} />
        ))}
      </tbody>
    </table>
  );
}

const listOf = (status: StatusWork['status']) =>
  `/current-properties?${status === COMPLETED ? 'view=completed' : `status=${status}`}`;

const COMPLETED = 8;

function StatusRow({ work, most }: { work: StatusWork; most: number }) {
  const { number } = useFormat();
  const { status, count, median_days, longest_days } = work;
  const days = (value: number | null) => (value === null ? '–' : number(Math.round(value)));
  return (
    <tr data-status={status}>
      <th scope="row">
        <Link to={listOf(status)}>
          <StatusName status={status} />
        </Link>
        <svg fill="none" className={styles.bar} aria-hidden="true" focusable="false">
          <rect className={styles.track} width="100%" height="100%" />
          <rect className={styles.value} width={`${(count / most) * 100}%`} height="100%" />
        </svg>
      </th>
      <td className={styles.count}>{number(count)}</td>
      <td>{days(median_days)}</td>
      <td>{days(longest_days)}</td>
    </tr>
  );
}
