import { Link, useTranslation } from '@phantom/mf-kit';
import type { Settled } from '../../../shared/api/calls';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import { Panel } from '../../../shared/panel/panel';
import styles from '../../../shared/panel/work-list.module.css';
import { listLatestEnquiries, type LatestEnquiries } from '../api/dashboard';

export function EnquiryPanel({ enquiries }: { enquiries: Promise<Settled<LatestEnquiries>> }) {
  const { t } = useTranslation();
  return (
    <Panel
      title={t('dashboard.enquiries.title')}
      more={{ to: '/enquiries', label: t('dashboard.enquiries.all') }}
      initial={enquiries}
      load={listLatestEnquiries}
      lines={7}
    >
      {({ list, isPartial }) => (
        <>
          {list.length === 0 && <p className={styles.note}>{t('dashboard.enquiries.none')}</p>}
          <ul className={styles.list}>
            {list.map(({ id, kind, name, state, created_at }) => (
              <li key={`${kind} ${id}`}>
                <span className={styles.main}>
                  <Link to={`/enquiries/${kind}/${id}`}>{name}</Link>
                  <span className={styles.detail}>
                    {t(`enquiries.kind.${kind}`)} ·{' '}
                    <span className={state === 'new' ? styles.new : undefined}>
                      {t(`enquiries.state.${state}`)}
                    </span>
                  </span>
                </span>
                <span className={styles.side}>
                  <RelativeTime at={created_at} />
                </span>
              </li>
            ))}
          </ul>
          {isPartial && <p className={styles.note}>{t('dashboard.enquiries.part')}</p>}
        </>
      )}
    </Panel>
  );
}
