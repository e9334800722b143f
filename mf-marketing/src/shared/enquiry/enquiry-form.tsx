import { RequiredNote, SendBar, SendForm, type SendFormState } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './enquiry-form.module.css';

interface EnquiryFormProps<Values extends object> {
  title: string;
  /** An explanation above the fields. */
  note?: string;
  state: SendFormState<Values>;
  /** The label of the button that sends the form. */
  sendLabel: string;
  /** Whether the form was sent and the dialog of thanks is open. */
  isSent: boolean;
  onClose: () => void;
  /** The fields, in a grid of two columns. */
  children: ReactNode;
}

/** A form to the company, in a card, with a dialog of thanks. */
export function EnquiryForm<Values extends object>(props: EnquiryFormProps<Values>) {
  const { title, note, state, sendLabel, isSent, onClose, children } = props;
  const titleId = useId();
  return (
    <section className={`pp-panel ${styles.card}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {note && <p>{note}</p>}
      <RequiredNote />
      <SendForm state={state} className={styles.form}>
        <div className={styles.fields}>{children}</div>
        <SendBar state={state} label={sendLabel} />
      </SendForm>
      {isSent && <ThanksDialog onClose={onClose} />}
    </section>
  );
}

export function WideField({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

/** Confirms that an enquiry was sent. The browser traps the focus in the dialog and restores it on close. */
function ThanksDialog({ onClose }: { onClose: () => void }) {
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
