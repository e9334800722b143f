import { useTranslation } from '@phantom/mf-kit';
import { useId } from 'react';
import { clockTime } from '../duration';
import styles from './recording.module.css';

interface Chapter {
  /** Seconds from the beginning. */
  start: number;
  title: string;
}

interface ChaptersProps {
  /** By time. */
  chapters: Chapter[];
  /** The language of the titles. */
  lang: string;
  /** The index of the one that plays. */
  current?: number;
  /** The id of a note that describes what a press does. */
  describedBy?: string;
  /** Called with the seconds that the recording should play from. */
  onChoose: (start: number) => void;
}

/** The chapters of a recording or a film: buttons that play from there. Nothing when there are none. */
export function Chapters({ chapters, lang, current, describedBy, onChoose }: ChaptersProps) {
  const { t } = useTranslation();
  const id = useId();
  if (chapters.length === 0) return null;
  return (
    <div className={`d-print-none ${styles.chapters}`}>
      <h3 id={id} className={styles.heading}>
        {t('recording.chapters')}
      </h3>
      <ol aria-labelledby={id}>
        {chapters.map(({ start, title }, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              aria-describedby={describedBy}
              onClick={() => onChoose(start)}
            >
              <time dateTime={`PT${start}S`}>{clockTime(start)}</time>{' '}
              <span lang={lang}>{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The index of the chapter that plays at a time, in seconds. */
export function chapterAt(chapters: Chapter[], time: number): number | undefined {
  const index = chapters.findLastIndex(({ start }) => start <= time);
  return index < 0 ? undefined : index;
}
