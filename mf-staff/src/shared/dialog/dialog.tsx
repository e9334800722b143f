import { useTranslation } from '@phantom/mf-kit';
import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { CrossIcon, IconButton } from '../components/icon-button';
import styles from './dialog.module.css';

interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  isWide?: boolean;
  /** While busy, neither Escape nor the close button closes the dialog. */
  isBusy?: boolean;
  children: ReactNode;
}

/** Modal. A click outside does not close it, so that entered values are not lost. */
export function Dialog({ title, onClose, isWide, isBusy = false, children }: DialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Close before unmounting: the browser would not restore the focus otherwise.
    return () => element?.close();
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={`d-print-none ${styles.dialog} ${isWide ? styles.wide : ''}`}
      aria-labelledby={titleId}
      closedby="closerequest"
      onCancel={onCancel}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      {/* Last, so that the focus starts in the content. */}
      <IconButton
        className={styles.close}
        label={t('dialog.close')}
        isDisabled={isBusy}
        onClick={onClose}
      >
        <CrossIcon />
      </IconButton>
    </dialog>
  );
}

export function DialogPart({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}
