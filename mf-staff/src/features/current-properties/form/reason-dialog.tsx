import { MessageField, useSendForm } from '@phantom/forms';
import { type ApiError, type TFunction, useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { toast } from '../../../shared/components/toasts';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useThenReload } from '../../../shared/hooks/use-current-row';

/** Characters that the trail keeps of a reason. */
export const REASON_LENGTH = 500;

const SHORTEST_REASON = 3;

/** What is wrong with a reason, in a sentence. */
export function reasonProblem(reason: string, t: TFunction): string | undefined {
  const { length } = reason.trim();
  if (length < SHORTEST_REASON) return t('move.rules.reason');
  return length > REASON_LENGTH ? t('move.rules.long', { count: REASON_LENGTH }) : undefined;
}

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
