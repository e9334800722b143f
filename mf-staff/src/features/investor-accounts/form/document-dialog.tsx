import { FileField, RequiredNote, SelectField, TextField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useUpload } from '../../../shared/hooks/use-upload';
import type { InvestorDocument } from '../api/investors';
import { addDocument, editDocument } from '../api/rows';
import { DOCUMENT_KINDS, holdingChoices } from '../investor-rows';
import { CurrentRow } from './current-row';
import { investmentRules, useRowForm, type RowDialogProps } from './row-form';

interface Entries {
  file: File | null;
  title: string;
  year: string;
  kind: InvestorDocument['kind'];
  holding_id: string;
}

const entriesOf = (row?: InvestorDocument): Entries => ({
  file: null,
  title: row?.title ?? '',
  year: String(row?.year ?? new Date().getFullYear()),
  kind: row?.kind ?? 'statement',
  holding_id: row?.holding_id ? String(row.holding_id) : '',
});

export function DocumentDialog({ investor, row, onClose }: RowDialogProps<InvestorDocument>) {
  const { t, i18n } = useTranslation();
  const { progress, startUpload } = useUpload();
  const { account, holdings } = investor;
  const { state, acceptCurrent } = useRowForm<Entries, InvestorDocument>({
    name: row ? `investor-document-${row.id}` : `new-investor-document-${account.id}`,
    row,
    initialValues: entriesOf(row),
    schema: (rules) => ({
      ...(!row && { file: rules.documentFile(t('investorAccounts.rules.file'), t) }),
      title: rules.requiredText(t('investorAccounts.rules.title')),
      year: investmentRules(rules, t, i18n.language).year(),
    }),
    save: ({ file, title, year, kind, holding_id }, latest) => {
      const holdingId = holding_id ? Number(holding_id) : null;
      const fields = { title, kind, year: Number(year), holding_id: holdingId };
      if (latest) return editDocument(latest, fields);
      return addDocument(account.id, fields, file as File, startUpload());
    },
    titleOf: ({ title }) => title,
    onClose,
  });
  const label = (field: keyof Entries) => t(`investorAccounts.fields.${field}`);
  return (
    <FormDialog
      title={t(row ? 'investorAccounts.documents.edit' : 'investorAccounts.documents.add')}
      state={state}
      label={t('investorAccounts.save')}
      busyLabel={row ? undefined : t('investorAccounts.documents.adding')}
      onClose={onClose}
      onAcceptCurrent={acceptCurrent}
      renderCurrent={(now: InvestorDocument) => (
        <CurrentRow
          facts={[
            [t('investorAccounts.columns.title'), now.title],
            [t('investorAccounts.columns.year'), String(now.year)],
            [t('investorAccounts.columns.kind'), t(`investors.documentKind.${now.kind}`)],
          ]}
        />
      )}
    >
      <RequiredNote />
      {!row && <FileField name="file" label={label('file')} required progress={progress} />}
      <TextField name="title" label={label('title')} required autoComplete="off" />
      <SelectField
        name="kind"
        label={label('kind')}
        required
        choices={DOCUMENT_KINDS.map((value) => ({
          value,
          label: t(`investors.documentKind.${value}`),
        }))}
      />
      <TextField name="year" label={label('year')} required inputMode="numeric" />
      <SelectField
        name="holding_id"
        label={label('holding_id')}
        placeholder={t('investorAccounts.fields.noHolding')}
        choices={holdingChoices(holdings)}
      />
    </FormDialog>
  );
}
