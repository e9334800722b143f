import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { CrossButton } from '../cross-button';
import styles from './dialog.module.css';

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  closeLabel: string;
  /** `side` is as high as the page; `center` is as high as its content, and fills a phone. */
  placement: 'side' | 'center';
  onClose: () => void;
  children: ReactNode;
}

/** Modal. A click outside does not close it, so that entered values are not lost. */
export function Dialog({ ref, title, closeLabel, placement, onClose, children }: DialogProps) {
  const titleId = useId();
  useEffect(() => ref.current?.showModal(), [ref]);
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${styles[placement]}`}
      aria-labelledby={titleId}
      closedby="closerequest"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <CrossButton label={closeLabel} onClick={() => ref.current?.close()} />
      </div>
      {children}
    </dialog>
  );
}
