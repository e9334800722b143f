import { useFormat } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { Moment } from '../date-time/relative-time';
import styles from './timeline.module.css';

/** One thing that happened. */
export interface TimelineEntry {
  id: number;
  /** ISO 8601. */
  at: string;
  /** What happened, with who did it. */
  title: ReactNode;
  /** In whose words, or what it was before. */
  children?: ReactNode;
  tone?: 'plain' | 'strong' | 'warning';
}

interface TimelineProps {
  label: string;
  /** The latest first. */
  entries: readonly TimelineEntry[];
}

/** Who did what when, the latest first. */
export function Timeline({ label, entries }: TimelineProps) {
  const { dateTime } = useFormat();
  return (
    <ol className={styles.timeline} aria-label={label}>
      {entries.map(({ id, at, title, children, tone = 'plain' }) => (
        <li key={id} className={`${styles.entry} ${styles[tone]}`}>
          <p className={styles.title}>{title}</p>
          {children}
          <p className={styles.time}>
            <Moment at={at} /> · {dateTime(at)}
          </p>
        </li>
      ))}
    </ol>
  );
}
