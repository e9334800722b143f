import { MessageField, type Rules } from '@phantom/forms';
import { useTranslation, type ApiError, type TFunction } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useDialogForm } from '../../../shared/dialog/use-dialog-form';

export const MAX_REASON_LENGTH = 500;

const MIN_REASON_LENGTH = 3;

export const optionalReason = ({ text }: Rules, t: TFunction) =>
  text()
    .min(MIN_REASON_LENGTH, t('move.rules.reason'))
    .max(MAX_REASON_LENGTH, t('move.rules.long', { count: MAX_REASON_LENGTH }));

export const requiredReason = (rules: Rules, t: TFunction) =>
  optionalReason(rules, t).required(t('move.rules.reason'));

interface ReasonDialogProps {
  title: string;
  /** Name of the action, for example "Archive". */
  label: string;
  /** Name of the form; its draft is stored under it. */
  name: string;
  /** Text of the toast after success. */
  done: string;
  send: (reason: string) => Promise<unknown>;
  onAcceptCurrent: (error: ApiError) => void;
  onClose: () => void;
  /** Describes the target and the consequences. */
  children: ReactNode;
}

/** Asks for the reason of an action. The reason goes into the change history. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, name, done, send, onAcceptCurrent, onClose, children } = props;
  const { t } = useTranslation();
  const state = useDialogForm({
    name,
    initialValues: { reason: '' },
    schema: (rules) => ({ reason: requiredReason(rules, t) }),
    send: ({ reason }) => send(reason.trim()),
    done,
    onClose,
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
