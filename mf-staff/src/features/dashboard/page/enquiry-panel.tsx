import { Link, useTranslation } from '@phantom/mf-kit';
import type { Settled } from '../../../shared/api/calls';
import { Moment } from '../../../shared/date-time/relative-time';
import { Panel } from '../../../shared/panel/panel';
import styles from '../../../shared/panel/work-list.module.css';
import { latestEnquiries, type LatestEnquiries } from '../api/dashboard';

/** Who has written last. */
export function EnquiryPanel({ enquiries }: { enquiries: Promise<Settled<LatestEnquiries>> }) {
  const { t } = useTranslation();
  return (
    <Panel
      title={t('dashboard.enquiries.title')}
      more={{ to: '/enquiries', label: t('dashboard.enquiries.all') }}
      first={enquiries}
      load={latestEnquiries}
      lines={7}
    >
      {({ list, isPart }) => (
        <>
          {list.length === 0 && <p className={styles.note}>{t('dashboard.enquiries.none')}</p>}
          <ul className={styles.list}>
            {list.map(({ id, kind, name, state, createdAt }) => (
              <li key={`${kind} ${id}`}>
                <span className={styles.what}>
                  <Link to={`/enquiries/${kind}/${id}`}>{name}</Link>
                  <span className={styles.detail}>
                    {t(`enquiries.kind.${kind}`)} ·{' '}
                    <span className={state === 'new' ? styles.new : undefined}>
                      {t(`enquiries.state.${state}`)}
                    </span>
                  </span>
                </span>
                <span className={styles.side}>
                  <Moment at={createdAt} />
                </span>
              </li>
            ))}
          </ul>
          {isPart && <p className={styles.note}>{t('dashboard.enquiries.part')}</p>}
        </>
      )}
    </Panel>
  );
}
