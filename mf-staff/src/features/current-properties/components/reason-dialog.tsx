import { MessageField, useSendForm } from '@phantom/forms';
import { useTranslation, type ApiError } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useThenReload } from '../../../shared/hooks/use-then-reload';
import { toast } from '../../../shared/toast/toast-store';
import { reasonProblem, REASON_LENGTH } from '../reason';

interface ReasonDialogProps {
  title: string;
  /** What is done, as "Archive". */
  label: string;
  /** Of the form, whose draft is kept under it. */
  name: string;
  /** What is said when it is done. */
  done: string;
  send: (reason: string) => Promise<unknown>;
  /** Goes on from the row as somebody else has left it. */
  onTake: (error: ApiError) => void;
  onClose: () => void;
  /** What it is done to, and what follows. */
  children: ReactNode;
}

/** Asks for the reason of something that is about to be done; the trail keeps it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, name, done, send, onTake, onClose, children } = props;
  const { t } = useTranslation();
  const thenReload = useThenReload();
  const state = useSendForm({
    name,
    initialValues: { reason: '' },
    validate: ({ reason }) => {
      const problem = reasonProblem(reason, t);
      return problem ? { reason: problem } : {};
    },
    send: ({ reason }) => thenReload(send(reason.trim())),
    onSent: () => {
      toast(done);
      onClose();
    },
  });
  return (
    <FormDialog title={title} state={state} label={label} onClose={onClose} onTake={onTake}>
      {children}
      <MessageField
        name="reason"
        label={t('move.reason')}
        hint={t('move.reasonHint')}
        required
        rows={3}
        max={REASON_LENGTH}
      />
    </FormDialog>
  );
}
