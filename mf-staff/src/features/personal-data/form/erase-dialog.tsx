import { TextField, useSendForm } from '@phantom/forms';
import { ApiError, useTranslation } from '@phantom/mf-kit';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import type { Records } from '../../../shared/personal-data/parts';

interface EraseDialogProps {
  email: string;
  records: Records[];
  onErase: () => Promise<void>;
  onClose: () => void;
}

/** The email address must be typed again, because the erasure is final. */
export function EraseDialog({ email, records, onErase, onClose }: EraseDialogProps) {
  const { t } = useTranslation();
  const isSame = (again: string) => again.trim().toLowerCase() === email.toLowerCase();
  const state = useSendForm({
    name: 'erasure',
    isSecret: true,
    initialValues: { again: '' },
    schema: ({ text }) => ({
      again: text().test('same', t('personalData.erase.differs'), (again = '') => isSame(again)),
    }),
    send: async ({ again }) => {
      // Without the schema, for example offline, nothing else repeats this check.
      if (!isSame(again)) throw new ApiError(t('personalData.erase.differs'), 0);
      await onErase();
    },
    onSent: onClose,
  });
  const kindsOf = (...outcomes: Records['on_erasure'][]) =>
    records.filter(({ on_erasure: outcome }) => outcomes.includes(outcome));
  return (
    <FormDialog
      title={t('personalData.erase.title', { email })}
      state={state}
      label={t('personalData.erase.label')}
      busyLabel={t('personalData.erase.busy')}
      onClose={onClose}
    >
      <p>{t('personalData.erase.text')}</p>
      <RecordKinds title={t('personalData.erase.goes')} records={kindsOf('erased')} />
      <RecordKinds title={t('personalData.erase.unnamed')} records={kindsOf('unnamed')} />
      <RecordKinds title={t('personalData.erase.stays')} records={kindsOf('kept')} />
      <TextField
        name="again"
        label={t('personalData.erase.again')}
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
      />
    </FormDialog>
  );
}

interface RecordKindsProps {
  title: string;
  records: Records[];
}

function RecordKinds({ title, records }: RecordKindsProps) {
  const { t } = useTranslation();
  if (records.length === 0) return null;
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  return (
    <p>
      <b>{title}</b> {kinds.map((kind) => t(`personalData.kind.${kind}`)).join(', ')}
    </p>
  );
}
