import { SendButton, SendForm, type SendFormState } from '@phantom/forms';
import { useTranslation, type ApiError } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import type { ReactNode } from 'react';
import { StaleNotice } from '../components/stale-notice';
import { Dialog } from './dialog';
import styles from './dialog.module.css';

interface FormDialogProps<Values extends SendFormState['form']['values'], Row> {
  title: string;
  state: SendFormState<Values>;
  label: string;
  busyLabel?: string;
  onClose: () => void;
  /** Continues with the current row after a conflict; omitted when conflicts cannot occur. */
  onAcceptCurrent?: (error: ApiError) => void;
  /** Shows the current row when the message does not explain the difference. */
  renderCurrent?: (row: Row) => ReactNode;
  children: ReactNode;
}

/** A form in a dialog. After a conflict it shows a notice, and entered values stay. */
export function FormDialog<Values extends SendFormState['form']['values'], Row = never>(
  props: FormDialogProps<Values, Row>,
) {
  const { title, state, label, busyLabel, onClose, onAcceptCurrent, renderCurrent, children } =
    props;
  const staleNotice = (error: ApiError) => (
    <StaleNotice
      message={error.message}
      onAccept={() => {
        onAcceptCurrent?.(error);
        state.dismiss();
      }}
    >
      {renderCurrent?.(error.list[0] as Row)}
    </StaleNotice>
  );
  return (
    <Dialog title={title} isBusy={state.form.isSubmitting} onClose={onClose}>
      <SendForm state={state} whenStale={onAcceptCurrent && staleNotice}>
        {children}
        <DialogActions label={label} busyLabel={busyLabel} onCancel={onClose} />
      </SendForm>
    </Dialog>
  );
}

interface DialogActionsProps {
  label: string;
  busyLabel?: string;
  onCancel: () => void;
}

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
