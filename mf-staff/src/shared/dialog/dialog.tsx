import { useTranslation } from '@phantom/mf-kit';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { CrossIcon, IconButton } from '../components/icon-button';
import styles from './dialog.module.css';

interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  /** Wider, for forms of two columns. */
  isWide?: boolean;
  /** Something is under way that must not be left unnoticed: neither Escape nor the cross closes. */
  isBusy?: boolean;
  children: ReactNode;
}

/**
 * A dialog above the page. The browser keeps the focus within, and gives it back to what opened it, also when the
 * dialog is simply no longer rendered. A press beside it closes nothing: what was typed would be out of sight.
 */
export function Dialog({ title, onClose, isWide, isBusy = false, children }: DialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // While it still stands in the page: the focus would not go back otherwise.
    return () => element?.close();
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${isWide ? styles.wide : ''}`}
      aria-labelledby={titleId}
      closedby="closerequest"
      onCancel={onCancel}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      {/* Last, so that the focus begins at what the dialog is about. */}
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

interface DialogPartProps {
  title: string;
  children: ReactNode;
}

/** One of the things that a dialog is about, under its own heading. */
export function DialogPart({ title, children }: DialogPartProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}
