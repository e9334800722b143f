import { SendButton, SendForm, type SendFormState } from '@phantom/forms';
import { type ApiError, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import type { ReactNode } from 'react';
import { StaleNotice } from '../components/stale-notice';
import { Dialog } from './dialog';
import styles from './dialog.module.css';

interface FormDialogProps<Values extends SendFormState['form']['values'], Row> {
  title: string;
  /** Of `useSendForm`. */
  state: SendFormState<Values>;
  /** What the form does, as "Move". */
  label: string;
  /** What is being done. */
  busyLabel?: string;
  onClose: () => void;
  /** Goes on from the row as somebody else has left it; without it nobody else can have changed one. */
  onTake?: (error: ApiError) => void;
  /** That row, where the server's sentence does not say what is different. */
  rowNow?: (row: Row) => ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog. Where somebody else was faster it says so, and what was typed stays. */
export function FormDialog<Values extends SendFormState['form']['values'], Row = never>(
  props: FormDialogProps<Values, Row>,
) {
  const { title, state, label, busyLabel, onClose, onTake, rowNow, children } = props;
  const staleNotice = (error: ApiError) => (
    <StaleNotice
      message={error.message}
      onTake={() => {
        onTake?.(error);
        state.dismiss();
      }}
    >
      {rowNow?.(error.list[0] as Row)}
    </StaleNotice>
  );
  return (
    <Dialog title={title} isBusy={state.form.isSubmitting} onClose={onClose}>
      <SendForm state={state} whenStale={onTake && staleNotice}>
        {children}
        <DialogActions label={label} busyLabel={busyLabel} onCancel={onClose} />
      </SendForm>
    </Dialog>
  );
}

interface DialogActionsProps {
  /** What the form does, as "Move". */
  label: string;
  /** What is being done. */
  busyLabel?: string;
  onCancel: () => void;
}

/** The end of a form in a dialog: the way to do it, and the way to leave it. */
export function DialogActions({ label, busyLabel, onCancel }: DialogActionsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      <SendButton label={label} busyLabel={busyLabel} />
      <Button variant="outline-primary" onClick={onCancel}>
        {t('dialog.cancel')}
      </Button>
    </div>
  );
}
