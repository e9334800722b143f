import { useTranslation } from '@phantom/mf-kit';
import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import styles from './focal-point.module.css';

export interface Focus {
  x: number;
  y: number;
}

interface FocalPointProps {
  src: string;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

const STEPS: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const LARGE_STEP = 10;

/** The point that every crop keeps: set by a click, or by the arrow keys. */
export function FocalPoint({ src, focus, onChange }: FocalPointProps) {
  const { t } = useTranslation();
  const id = useId();
  const move = (x: number, y: number) => onChange({ x: limited(x), y: limited(y) });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? LARGE_STEP : 1;
    move(focus.x + step[0] * size, focus.y + step[1] * size);
  };
  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A press of Enter is a click without a place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  return (
    <div>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('library.focus.label')}
        aria-describedby={`${id}-place ${id}-help`}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img src={src} alt="" draggable={false} />
        <span className={styles.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </button>
      <p className={styles.note}>
        <output id={`${id}-place`}>{t('library.focus.place', { ...focus })}</output>{' '}
        <span id={`${id}-help`}>{t('library.focus.help')}</span>
      </p>
    </div>
  );
}

const limited = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)));

const RATIOS = ['1:1', '3:2', '2:1', '4:5'] as const;

/** What pages show of the picture in their shapes. */
export function Crops({ src, focus }: Pick<FocalPointProps, 'src' | 'focus'>) {
  const { t } = useTranslation();
  return (
    <ul className={styles.crops} aria-label={t('library.focus.crops')}>
      {RATIOS.map((ratio) => (
        <li key={ratio}>
          <img
            src={src}
            alt=""
            style={{
              aspectRatio: ratio.replace(':', ' / '),
              objectPosition: `${focus.x}% ${focus.y}%`,
            }}
          />
          <span>{ratio}</span>
        </li>
      ))}
    </ul>
  );
}
