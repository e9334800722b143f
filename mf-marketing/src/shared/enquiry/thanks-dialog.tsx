import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useEffect, useId, useRef } from 'react';
import styles from './thanks-dialog.module.css';

/** Says that an enquiry has arrived. The browser keeps the focus within, and gives it back when Escape or the button closes. */
export function ThanksDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={onClose}
    >
      <h2 id={titleId}>{t('enquiry.thanks.title')}</h2>
      <p id={textId} className="lead">
        {t('enquiry.thanks.text')}
      </p>
      <Button onClick={() => dialog.current?.close()}>{t('enquiry.thanks.close')}</Button>
    </dialog>
  );
}
