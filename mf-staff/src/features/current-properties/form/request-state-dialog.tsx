import { MessageField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useDialogForm } from '../../../shared/dialog/use-dialog-form';
import { useCurrentRow } from '../../../shared/hooks/use-current-row';
import { changeRequest } from '../api/document-requests';
import type { DocumentRequest } from '../api/property';
import { MAX_REASON_LENGTH, optionalReason, requiredReason } from './reason-dialog';

export type RequestedState = DocumentRequest['state'];

/** State transitions that the service allows. */
export const NEXT_STATES: Record<RequestedState, readonly RequestedState[]> = {
  open: ['received', 'rejected', 'withdrawn'],
  rejected: ['received', 'withdrawn'],
  received: ['rejected', 'open'],
  withdrawn: ['open'],
};

const NEEDS_REASON: readonly RequestedState[] = ['rejected', 'open'];

interface RequestStateDialogProps {
  request: DocumentRequest;
  target: RequestedState;
  onClose: () => void;
}

export function RequestStateDialog({ request: opened, target, onClose }: RequestStateDialogProps) {
  const { t } = useTranslation();
  const { row: request, acceptCurrent } = useCurrentRow(opened);
  const needsReason = NEEDS_REASON.includes(target);
  const state = useDialogForm({
    name: `request-${request.id}-${target}`,
    initialValues: { reason: '' },
    schema: (rules) => ({ reason: (needsReason ? requiredReason : optionalReason)(rules, t) }),
    send: ({ reason }) =>
      changeRequest(
        request.id,
        { state: target, reason: reason.trim() || undefined },
        request.version,
      ),
    done: t(`requests.done.${target}`, { title: request.title }),
    onClose,
  });
  return (
    <FormDialog
      title={t(`requests.actions.${target}`)}
      state={state}
      label={t(`requests.actions.${target}`)}
      onClose={onClose}
      onAcceptCurrent={acceptCurrent}
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
        max={MAX_REASON_LENGTH}
      />
    </FormDialog>
  );
}
