import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import type { Settled } from '../../../shared/api/calls';
import { Panel } from '../../../shared/panel/panel';
import styles from '../../../shared/panel/work-list.module.css';
import { getWork, type Work } from '../api/dashboard';

const SHOWN = 6;

export function WaitingPanel({ work }: { work: Promise<Settled<Work>> }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const more = {
    to: '/current-properties?sort=days&order=desc',
    label: t('dashboard.waiting.all'),
  };
  return (
    <Panel title={t('dashboard.waiting.title')} more={more} initial={work} load={getWork} lines={9}>
      {({ waiting }) =>
        waiting.length === 0 ? (
          <p className={styles.note}>{t('dashboard.waiting.none')}</p>
        ) : (
          <ol className={styles.list}>
            {waiting.slice(0, SHOWN).map((each) => (
              <li key={each.id}>
                <span className={styles.main}>
                  <Link to={`/current-properties/${each.id}`}>{each.address}</Link>
                  <span className={styles.detail}>
                    {t(`status.${each.status}`)} ·{' '}
                    {each.assign?.label ?? t('properties.unassigned')}
                  </span>
                </span>
                <span className={styles.side}>
                  {t('dashboard.days', {
                    count: each.days_in_status,
                    number: number(each.days_in_status),
                  })}
                </span>
              </li>
            ))}
          </ol>
        )
      }
    </Panel>
  );
}
