import { useTranslation } from '@phantom/mf-kit';
import type { KeyboardEventHandler } from 'react';
import { Icon } from './icon';
import styles from './step-button.module.css';

interface Props {
  direction: 'previous' | 'next';
  onClick: () => void;
  onKeyDown?: KeyboardEventHandler;
}

const ARROWS = { previous: 'M15 4 7 12l8 8', next: 'm9 4 8 8-8 8' };

/** The arrow at one side of the pictures. */
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
      <Icon path={ARROWS[direction]} />
    </button>
  );
}
