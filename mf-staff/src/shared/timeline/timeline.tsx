import { useFormat } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { RelativeTime } from '../date-time/relative-time';
import styles from './timeline.module.css';

export interface TimelineEntry {
  id: number;
  /** ISO 8601. */
  at: string;
  /** What happened, and who did it. */
  title: ReactNode;
  /** A reason, or the previous values. */
  children?: ReactNode;
  tone?: 'plain' | 'strong' | 'warning';
}

interface TimelineProps {
  label: string;
  /** Latest first. */
  entries: readonly TimelineEntry[];
}

/** A list of events, latest first. */
export function Timeline({ label, entries }: TimelineProps) {
  const { dateTime } = useFormat();
  return (
    <ol className={styles.timeline} aria-label={label}>
      {entries.map(({ id, at, title, children, tone = 'plain' }) => (
        <li key={id} className={`${styles.entry} ${styles[tone]}`}>
          <p className={styles.title}>{title}</p>
          {children}
          <p className={styles.time}>
            <RelativeTime at={at} /> · {dateTime(at)}
          </p>
        </li>
      ))}
    </ol>
  );
}
