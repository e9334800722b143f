import { useTranslation } from '@phantom/mf-kit';
import type { KeyboardEventHandler } from 'react';
import { LineIcon } from '../icons';
import styles from './step-button.module.css';

interface Props {
  direction: 'previous' | 'next';
  /** Whose pictures they are, where a page has several galleries. */
  of?: string;
  /** Tab leaves it out, because other keys have its effect. */
  isSkipped?: boolean;
  onClick: () => void;
  onKeyDown?: KeyboardEventHandler;
}

const ARROWS = { previous: 'M15 4 7 12l8 8', next: 'm9 4 8 8-8 8' };

export function StepButton({ direction, of, isSkipped = false, onClick, onKeyDown }: Props) {
  const { t } = useTranslation();
  const label = t(`gallery.${direction}`);
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[direction]}`}
      aria-label={of ? `${label}: ${of}` : label}
      tabIndex={isSkipped ? -1 : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <LineIcon path={ARROWS[direction]} strokeWidth="2" />
    </button>
  );
}
