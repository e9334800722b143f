import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import type { Settled } from '../../../shared/api/calls';
import { Panel } from '../../../shared/panel/panel';
import styles from '../../../shared/panel/work-list.module.css';
import { listLatestNewsletters, type Newsletters } from '../api/investments';

export function NewslettersPanel({ newsletters }: { newsletters: Promise<Settled<Newsletters>> }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <Panel
      title={t('investors.newsletters.title')}
      more={{ to: '/news-letter', label: t('investors.newsletters.all') }}
      initial={newsletters}
      load={listLatestNewsletters}
      lines={3}
    >
      {(list) => (
        <>
          {list.length === 0 && <p className={styles.note}>{t('investors.newsletters.none')}</p>}
          <ul className={styles.list}>
            {list.map(({ id, title, created_at }) => (
              <li key={id}>
                <span className={styles.main}>
                  <Link to={`/single-news-letter/${id}`}>{title}</Link>
                </span>
                <span className={styles.side}>{date(created_at)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
