import { MessageField, RequiredNote, SelectField, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useThenReload } from '../../../shared/hooks/use-then-reload';
import { toast } from '../../../shared/toast/toast-store';
import type { PropertyDetail } from '../api/get-property';
import { moveStatus } from '../api/move-status';
import { useTakenOver } from '../../../shared/hooks/use-taken-over';
import { reasonProblem, REASON_LENGTH } from '../reason';
import { nextStatus, PROPERTY_STATUSES, toStatus } from '../status-steps';
import { MoveConsequence } from './move-consequence';
import styles from './move-status-dialog.module.css';

interface MoveStatusDialogProps {
  property: PropertyDetail;
  onClose: () => void;
}

/** Moves the property to another status, with a reason. */
export function MoveStatusDialog({ property: opened, onClose }: MoveStatusDialogProps) {
  const { t } = useTranslation();
  const { row: property, takeOver } = useTakenOver(opened);
  const thenReload = useThenReload();
  const { id, address, status, version } = property;
  const state = useSendForm({
    name: `move-${id}`,
    initialValues: { status: String(nextStatus(status)), reason: '' },
    validate: (values) => {
      const problem = reasonProblem(values.reason, t);
      return {
        ...(toStatus(values.status) === status ? { status: t('move.rules.status') } : {}),
        ...(problem ? { reason: problem } : {}),
      };
    },
    send: ({ reason, status: to }) =>
      thenReload(moveStatus(id, { status: toStatus(to), reason: reason.trim(), version })),
    onSent: () => {
      toast(t('move.done', { address }));
      onClose();
    },
  });
  const target = toStatus(state.form.values.status);

  return (
    <FormDialog
      title={t('move.title')}
      state={state}
      label={t('move.submit')}
      onClose={onClose}
      onTake={takeOver}
    >
      <p className={styles.address}>{address}</p>
      <p className={styles.from}>
        <span>{t('move.from')}</span>
        <strong>{t(`status.${status}`)}</strong>
      </p>
      <RequiredNote />
      <SelectField
        name="status"
        label={t('move.to')}
        required
        choices={PROPERTY_STATUSES.map((each) => ({
          value: String(each),
          label: `${each}. ${t(`status.${each}`)}`,
        }))}
      />
      <MoveConsequence property={property} target={target} />
      <MessageField
        name="reason"
        label={t('move.reason')}
        required
        rows={3}
        max={REASON_LENGTH}
        hint={t('move.reasonHint')}
      />
    </FormDialog>
  );
}
