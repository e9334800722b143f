import { MessageField, useSendForm } from '@phantom/forms';
import { useTranslation, type ApiError, type TFunction } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { toast } from '../../../shared/components/toasts';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useReloadAfter } from '../../../shared/hooks/use-current-row';

export const MAX_REASON_LENGTH = 500;

const MIN_REASON_LENGTH = 3;

/** Returns an error text, or undefined. */
export function validateReason(reason: string, t: TFunction): string | undefined {
  const { length } = reason.trim();
  if (length < MIN_REASON_LENGTH) return t('move.rules.reason');
  return length > MAX_REASON_LENGTH
    ? t('move.rules.long', { count: MAX_REASON_LENGTH })
    : undefined;
}

interface ReasonDialogProps {
  title: string;
  /** Name of the action, for example "Archive". */
  label: string;
  /** Name of the form; its draft is stored under it. */
  name: string;
  /** Text of the toast after success. */
  done: string;
  send: (reason: string) => Promise<unknown>;
  /** Continues with the current row after a conflict. */
  onAcceptCurrent: (error: ApiError) => void;
  onClose: () => void;
  /** Describes the target and the consequences. */
  children: ReactNode;
}

/** Asks for the reason of an action. The reason goes into the change history. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, name, done, send, onAcceptCurrent, onClose, children } = props;
  const { t } = useTranslation();
  const reloadAfter = useReloadAfter();
  const state = useSendForm({
    name,
    initialValues: { reason: '' },
    validate: ({ reason }) => {
      const problem = validateReason(reason, t);
      return problem ? { reason: problem } : {};
    },
    send: ({ reason }) => reloadAfter(send(reason.trim())),
    onSent: () => {
      toast(done);
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      state={state}
      label={label}
      onClose={onClose}
      onAcceptCurrent={onAcceptCurrent}
    >
      {children}
      <MessageField
        name="reason"
        label={t('move.reason')}
        hint={t('move.reasonHint')}
        required
        rows={3}
        max={MAX_REASON_LENGTH}
      />
    </FormDialog>
  );
}
