import { hasRight, Link } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { useDateTime } from '../../../shared/date-time/company-time';
import type { Settled } from '../../../shared/api/calls';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import { Panel } from '../../../shared/panel/panel';
import styles from '../../../shared/panel/work-list.module.css';
import {
  listReviews,
  listScheduled,
  nextChange,
  type ContentWork,
  type ContentWorkRow,
} from '../api/content-work';
import { useContentWorkTexts } from './content-work-texts';

/** Undefined for people without the right to see them. */
export interface ContentWorkCalls {
  reviews: Promise<Settled<ContentWork>> | undefined;
  scheduled: Promise<Settled<ContentWork>> | undefined;
}

/** Starts the calls that the rights allow: publishers review, editors see what is scheduled. */
export function startContentWork(
  user: Parameters<typeof hasRight>[0],
  start: (load: typeof listReviews) => Promise<Settled<ContentWork>>,
): ContentWorkCalls {
  return {
    reviews: hasRight(user, 'publisher') ? start(listReviews) : undefined,
    scheduled: hasRight(user, 'editor') ? start(listScheduled) : undefined,
  };
}

interface ContentWorkPanelProps {
  work: Promise<Settled<ContentWork>>;
}

/** The drafts of all editors that wait for a publisher. */
export function ReviewPanel({ work }: ContentWorkPanelProps) {
  const { t } = useContentWorkTexts();
  return (
    <WorkPanel
      part="review"
      work={work}
      load={listReviews}
      detail={({ updated_by: name }) => name && t('review.by', { name })}
      side={({ review_requested_at: at, updated_at }) => <RelativeTime at={at ?? updated_at} />}
    />
  );
}

export function ScheduledPanel({ work }: ContentWorkPanelProps) {
  const { t } = useContentWorkTexts();
  const dateTime = useDateTime();
  return (
    <WorkPanel
      part="scheduled"
      work={work}
      load={listScheduled}
      detail={(entry) => {
        const { kind, time } = nextChange(entry);
        return t(`scheduled.${kind}`, { time: dateTime(time) });
      }}
    />
  );
}

interface WorkPanelProps {
  part: 'review' | 'scheduled';
  work: Promise<Settled<ContentWork>>;
  load: () => Promise<ContentWork>;
  detail: (entry: ContentWorkRow['entry']) => ReactNode;
  side?: (entry: ContentWorkRow['entry']) => ReactNode;
}

function WorkPanel({ part, work, load, detail, side }: WorkPanelProps) {
  const { t } = useContentWorkTexts();
  const more = { to: '/content', label: t('all') };
  return (
    <Panel title={t(`${part}.title`)} more={more} initial={work} load={load} lines={4}>
      {({ rows, isPartial }) => (
        <>
          {rows.length === 0 && !isPartial && <p className={styles.note}>{t(`${part}.none`)}</p>}
          <ul className={styles.list}>
            {rows.map(({ service, entry }) => (
              <li key={`${service} ${entry.id}`}>
                <span className={styles.main}>
                  <Link to={`/content/${service}/${entry.type}/${entry.id}`}>
                    {entry.title || t('untitled', { number: entry.number })}
                  </Link>
                  <span className={styles.detail}>{detail(entry)}</span>
                </span>
                {side && <span className={styles.side}>{side(entry)}</span>}
              </li>
            ))}
          </ul>
          {isPartial && <p className={styles.note}>{t('missing')}</p>}
        </>
      )}
    </Panel>
  );
}
