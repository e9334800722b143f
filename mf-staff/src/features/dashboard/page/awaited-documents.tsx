import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import type { Settled } from '../../../shared/api/calls';
import { Panel } from '../../../shared/panel/panel';
import styles from '../../../shared/panel/work-list.module.css';
import { getWork, type Work } from '../api/dashboard';

type Requests = Work['requests'];

const SHOWN = 4;

export function AwaitedDocuments({ work }: { work: Promise<Settled<Work>> }) {
  const { t } = useTranslation();
  const more = { to: '/current-properties?status=3', label: t('dashboard.awaited.all') };
  return (
    <Panel title={t('dashboard.awaited.title')} more={more} initial={work} load={getWork} lines={9}>
      {({ requests }) => (
        <>
          <Figures requests={requests} />
          {requests.list.length === 0 ? (
            <p className={styles.note}>{t('dashboard.awaited.none')}</p>
          ) : (
            <ul className={styles.list}>
              {requests.list.slice(0, SHOWN).map((each) => (
                <AwaitedDocument key={each.id} request={each} />
              ))}
            </ul>
          )}
        </>
      )}
    </Panel>
  );
}

function Figures({ requests }: { requests: Requests }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <dl className={`pp-figures ${styles.figures}`}>
      {(['overdue', 'due', 'awaited'] as const).map((figure) => (
        <div key={figure}>
          <dt>{t(`dashboard.awaited.${figure}`)}</dt>
          <dd className={figure === 'overdue' && requests.overdue > 0 ? styles.late : undefined}>
            {number(requests[figure])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AwaitedDocument({ request }: { request: Requests['list'][number] }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const day = date(request.due_on);
  return (
    <li>
      <span className={styles.main}>
        <Link to={`/current-properties/${request.property_id}`}>{request.title}</Link>
        <span className={styles.detail}>{request.address}</span>
      </span>
      <span className={`${styles.side} ${request.is_overdue ? styles.late : ''}`}>
        {t(request.is_overdue ? 'dashboard.awaited.since' : 'dashboard.awaited.by', { day })}
      </span>
    </li>
  );
}
