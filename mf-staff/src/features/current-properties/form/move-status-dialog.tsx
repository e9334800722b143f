import { MessageField, RequiredNote, SelectField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useDialogForm } from '../../../shared/dialog/use-dialog-form';
import { useCurrentRow } from '../../../shared/hooks/use-current-row';
import { moveStatus, type PropertyDetail } from '../api/property';
import {
  awaitsDocuments,
  MISSING_DOCUMENTS,
  nextStatus,
  PROPERTY_STATUSES,
  toStatus,
  type PropertyStatus,
} from '../property-status';
import styles from './move-status-dialog.module.css';
import { MAX_REASON_LENGTH, requiredReason } from './reason-dialog';
import { useWithdrawnRequestsText } from './request-rules';

interface MoveStatusDialogProps {
  property: PropertyDetail;
  onClose: () => void;
}

export function MoveStatusDialog({ property: opened, onClose }: MoveStatusDialogProps) {
  const { t } = useTranslation();
  const { row: property, acceptCurrent } = useCurrentRow(opened);
  const { id, address, status, version } = property;
  const state = useDialogForm({
    name: `move-${id}`,
    initialValues: { status: String(nextStatus(status)), reason: '' },
    schema: (rules) => ({
      status: rules.string().notOneOf([String(status)], t('move.rules.status')),
      reason: requiredReason(rules, t),
    }),
    send: ({ reason, status: to }) =>
      moveStatus(id, { status: toStatus(to), reason: reason.trim(), version }),
    done: t('move.done', { address }),
    onClose,
  });
  const target = toStatus(state.form.values.status);

  return (
    <FormDialog
      title={t('move.title')}
      state={state}
      label={t('move.submit')}
      onClose={onClose}
      onAcceptCurrent={acceptCurrent}
    >
      <p className="mb-2 text-body-secondary">{address}</p>
      <p className={styles.from}>
        <span className="text-body-secondary">{t('move.from')}</span>
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
      <Consequence property={property} target={target} />
      <MessageField
        name="reason"
        label={t('move.reason')}
        required
        rows={3}
        max={MAX_REASON_LENGTH}
        hint={t('move.reasonHint')}
      />
    </FormDialog>
  );
}

function Consequence({ property, target }: { property: PropertyDetail; target: PropertyStatus }) {
  const { t } = useTranslation();
  const ending = useWithdrawnRequestsText(property);
  const { status, awaited_documents } = property;
  const sentences = [];
  if (target === status) sentences.push(t('move.follows.same'));
  else if (target === MISSING_DOCUMENTS) sentences.push(t('move.follows.missing'));
  else if (target === PROPERTY_STATUSES.length) sentences.push(t('move.follows.completed'));
  else sentences.push(t(target > status ? 'move.follows.ahead' : 'move.follows.back'));
  if (status === MISSING_DOCUMENTS && target !== status) {
    sentences.push(
      awaited_documents > 0 && awaitsDocuments(target)
        ? t('move.follows.awaited', { count: awaited_documents })
        : t('move.follows.noFiles'),
    );
  }
  if (ending && !awaitsDocuments(target)) sentences.push(ending);
  return (
    <p className={styles.consequence} role="status">
      {sentences.join(' ')}
    </p>
  );
}
