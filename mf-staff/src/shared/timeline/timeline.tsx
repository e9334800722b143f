import type { ReactNode } from 'react';
import { useDateTime } from '../date-time/company-time';
import { RelativeTime } from '../date-time/relative-time';
import styles from './timeline.module.css';

export interface TimelineEntry {
  id: number;
  at: string;
  title: ReactNode;
  children?: ReactNode;
  tone?: 'plain' | 'strong' | 'warning';
}

interface TimelineProps {
  label: string;
  /** Latest first. */
  entries: readonly TimelineEntry[];
}

export function Timeline({ label, entries }: TimelineProps) {
  const dateTime = useDateTime();
  return (
    <ol className="list-unstyled" aria-label={label}>
      {entries.map(({ id, at, title, children, tone = 'plain' }) => (
        <li key={id} className={`${styles.entry} ${styles[tone] ?? ''}`}>
          <p>{title}</p>
          {children}
          <p className={styles.time}>
            <RelativeTime at={at} /> · {dateTime(at)}
          </p>
        </li>
      ))}
    </ol>
  );
}
