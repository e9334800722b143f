import { checkFile, FileField, PAPERS, RequiredNote, SelectField, TextField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useUploading } from '../../../shared/hooks/use-upload';
import type { Investor, InvestorDocument } from '../api/investors';
import { addDocument, editDocument } from '../api/rows';
import { choicesOf, DOCUMENT_KINDS } from '../investor-rows';
import { faults, rulesOf } from './form-rules';
import { DocumentNow } from './row-now';
import { useRowForm } from './use-row-form';

interface DocumentDialogProps {
  investor: Investor;
  row?: InvestorDocument;
  onClose: () => void;
}

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

/** A document: a new one with its file, or what is said of one that is there. */
export function DocumentDialog({ investor, row, onClose }: DocumentDialogProps) {
  const { t, i18n } = useTranslation();
  const rules = rulesOf(t, i18n.language);
  const { progress, begin } = useUploading();
  const { account, holdings } = investor;
  const fileFault = async (file: File | null): Promise<string | undefined> => {
    if (row) return undefined;
    return file ? checkFile(file, PAPERS, t) : t('investorAccounts.rules.file');
  };
  const { state, takeOver } = useRowForm<Entries, InvestorDocument>({
    name: row ? `investor-document-${row.id}` : `new-investor-document-${account.id}`,
    row,
    initialValues: entriesOf(row),
    validate: async ({ file, title, year }) =>
      faults({
        file: await fileFault(file),
        title: rules.text(title, 'title'),
        year: rules.year(year),
      }),
    save: ({ file, title, year, kind, holding_id }, latest) => {
      const about = holding_id ? Number(holding_id) : null;
      const fields = { title, kind, year: Number(year), holding_id: about };
      if (latest) return editDocument(latest, fields);
      return addDocument(account.id, fields, file as File, begin());
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
      onTake={takeOver}
      rowNow={(now: InvestorDocument) => <DocumentNow document={now} />}
    >
      <RequiredNote />
      {!row && (
        <FileField name="file" label={label('file')} required rules={PAPERS} progress={progress} />
      )}
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
        choices={choicesOf(holdings)}
      />
    </FormDialog>
  );
}
