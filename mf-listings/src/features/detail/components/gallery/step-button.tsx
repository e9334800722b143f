import { useTranslation } from '@phantom/mf-kit';
import type { KeyboardEventHandler } from 'react';
import styles from './step-button.module.css';

interface Props {
  direction: 'previous' | 'next';
  onClick: () => void;
  onKeyDown: KeyboardEventHandler;
}

/** The arrow at one side of the stage. */
export function StepButton({ direction, onClick, onKeyDown }: Props) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[direction]}`}
      aria-label={t(`gallery.${direction}`)}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          d={direction === 'previous' ? 'M15 4 7 12l8 8' : 'm9 4 8 8-8 8'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
    </button>
  );
}
