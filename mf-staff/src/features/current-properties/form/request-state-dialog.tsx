import { MessageField, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { toast } from '../../../shared/components/toasts';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useTakenOver, useThenReload } from '../../../shared/hooks/use-current-row';
import { changeRequest } from '../api/document-requests';
import type { DocumentRequest } from '../api/properties';
import { REASON_LENGTH, reasonProblem } from './reason-dialog';

export type RequestedState = DocumentRequest['state'];

/** What can become of a request next, as the service has it. */
export const NEXT_STATES: Record<RequestedState, readonly RequestedState[]> = {
  open: ['received', 'rejected', 'withdrawn'],
  rejected: ['received', 'withdrawn'],
  received: ['rejected', 'open'],
  withdrawn: ['open'],
};

/** Sending something back, or asking for it again, has a reason. */
const NEEDS_REASON: readonly RequestedState[] = ['rejected', 'open'];

interface RequestStateDialogProps {
  request: DocumentRequest;
  target: RequestedState;
  onClose: () => void;
}

/** Says what has become of a document that was asked for. */
export function RequestStateDialog({ request: opened, target, onClose }: RequestStateDialogProps) {
  const { t } = useTranslation();
  const { row: request, takeOver } = useTakenOver(opened);
  const thenReload = useThenReload();
  const needsReason = NEEDS_REASON.includes(target);
  const state = useSendForm({
    name: `request-${request.id}-${target}`,
    initialValues: { reason: '' },
    validate: ({ reason }) => {
      const problem = needsReason || reason.trim() ? reasonProblem(reason, t) : undefined;
      return problem ? { reason: problem } : {};
    },
    send: ({ reason }) =>
      thenReload(
        changeRequest(
          request.id,
          { state: target, reason: reason.trim() || undefined },
          request.version,
        ),
      ),
    onSent: () => {
      toast(t(`requests.done.${target}`, { title: request.title }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(`requests.actions.${target}`)}
      state={state}
      label={t(`requests.actions.${target}`)}
      onClose={onClose}
      onTake={takeOver}
    >
      <p>
        <strong>{request.title}</strong>
        <br />
        {t(`requests.follows.${target}`)}
      </p>
      <MessageField
        name="reason"
        label={t(needsReason ? 'move.reason' : 'requests.optionalReason')}
        required={needsReason}
        rows={3}
        max={REASON_LENGTH}
      />
    </FormDialog>
  );
}
