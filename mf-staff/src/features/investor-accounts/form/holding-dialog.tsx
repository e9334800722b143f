import { RequiredNote, SelectField, TextField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { readAmount } from '../../../shared/money/read-amount';
import { useMoney } from '../../../shared/money/use-money';
import type { Holding, Investor } from '../api/investors';
import { addHolding, editHolding, type HoldingFields } from '../api/rows';
import { faults, rulesOf, today } from './form-rules';
import { HoldingNow } from './row-now';
import { useRowForm } from './use-row-form';

interface HoldingDialogProps {
  investor: Investor;
  row?: Holding;
  onClose: () => void;
}

type Entries = Record<keyof HoldingFields, string>;

/** A holding, new or to be changed. */
export function HoldingDialog({ investor, row, onClose }: HoldingDialogProps) {
  const { t, i18n } = useTranslation();
  const { typed } = useMoney();
  const rules = rulesOf(t, i18n.language);
  const { account, projects } = investor;
  const { state, takeOver } = useRowForm<Entries, Holding>({
    name: row ? `holding-${row.id}` : `new-holding-${account.id}`,
    row,
    initialValues: row ? entriesOf(row, typed) : { ...EMPTY, as_of: today() },
    validate: ({ property, committed, contributed, as_of }) =>
      faults({
        property: rules.text(property, 'property'),
        committed: rules.amount(committed, t('investors.columns.committed')),
        contributed:
          rules.amount(contributed, t('investors.columns.contributed'), { mayBeZero: true }) ??
          rules.notAbove(contributed, committed),
        as_of: rules.pastDay(as_of),
      }),
    save: (entries, latest) => {
      const fields = fieldsOf(entries, i18n.language);
      return latest ? editHolding(latest, fields) : addHolding(account.id, fields);
    },
    titleOf: ({ property }) => property,
    onClose,
  });
  const label = (field: keyof Entries) => t(`investorAccounts.fields.${field}`);
  return (
    <FormDialog
      title={t(row ? 'investorAccounts.holdings.edit' : 'investorAccounts.holdings.add')}
      state={state}
      label={t('investorAccounts.save')}
      onClose={onClose}
      onTake={takeOver}
      rowNow={(now: Holding) => <HoldingNow holding={now} />}
    >
      <RequiredNote />
      <TextField name="property" label={label('property')} required autoComplete="off" />
      <TextField name="address" label={label('address')} autoComplete="off" />
      <SelectField
        name="project_id"
        label={label('project_id')}
        placeholder={t('investorAccounts.fields.noProject')}
        choices={projects.map(({ id, address1 }) => ({ value: String(id), label: address1 }))}
      />
      <TextField name="committed" label={label('committed')} required inputMode="decimal" />
      <TextField name="contributed" label={label('contributed')} required inputMode="decimal" />
      <TextField name="as_of" label={label('as_of')} type="date" required />
    </FormDialog>
  );
}

const EMPTY = { property: '', address: '', project_id: '', committed: '', contributed: '' };

const entriesOf = (row: Holding, typed: (amount: string) => string): Entries => ({
  property: row.property,
  address: row.address ?? '',
  project_id: row.project_id ? String(row.project_id) : '',
  committed: typed(row.committed),
  contributed: typed(row.contributed),
  as_of: row.as_of,
});

const fieldsOf = (entries: Entries, language: string): HoldingFields => ({
  property: entries.property,
  address: entries.address,
  project_id: entries.project_id ? Number(entries.project_id) : null,
  committed: readAmount(entries.committed, language) ?? entries.committed,
  contributed: readAmount(entries.contributed, language) ?? entries.contributed,
  as_of: entries.as_of,
});
