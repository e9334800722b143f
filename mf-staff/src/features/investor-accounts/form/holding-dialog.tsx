import { RequiredNote, SelectField, TextField } from '@phantom/forms';
import { useFormat, useTranslation } from '@phantom/mf-kit';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { parseAmount } from '../../../shared/money/parse-amount';
import { useMoney } from '../../../shared/money/use-money';
import type { Holding } from '../api/investors';
import { addHolding, editHolding, type HoldingFields } from '../api/rows';
import { CurrentRow } from './current-row';
import { investmentRules, today, useRowForm, type RowDialogProps } from './row-form';

type Entries = Record<keyof HoldingFields, string>;

export function HoldingDialog({ investor, row, onClose }: RowDialogProps<Holding>) {
  const { t, i18n } = useTranslation();
  const { date } = useFormat();
  const { shortMoney, toInput } = useMoney();
  const { account, projects } = investor;
  const { state, acceptCurrent } = useRowForm<Entries, Holding>({
    name: row ? `holding-${row.id}` : `new-holding-${account.id}`,
    row,
    initialValues: row ? entriesOf(row, toInput) : { ...EMPTY, as_of: today() },
    schema: (rules) => {
      const investment = investmentRules(rules, t, i18n.language);
      return {
        property: rules.requiredText(t('investorAccounts.rules.property')),
        committed: investment.positiveAmount(t('investors.columns.committed')),
        contributed: investment.contributedAmount(t('investors.columns.contributed')),
        as_of: investment.pastDay(),
      };
    },
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
      onAcceptCurrent={acceptCurrent}
      renderCurrent={(now: Holding) => (
        <CurrentRow
          facts={[
            [label('property'), now.property],
            [t('investors.columns.committed'), shortMoney(now.committed)],
            [t('investors.columns.contributed'), shortMoney(now.contributed)],
            [t('investors.columns.asOf'), date(now.as_of)],
          ]}
        />
      )}
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

const entriesOf = (row: Holding, toInput: (amount: string) => string): Entries => ({
  property: row.property,
  address: row.address ?? '',
  project_id: row.project_id ? String(row.project_id) : '',
  committed: toInput(row.committed),
  contributed: toInput(row.contributed),
  as_of: row.as_of,
});

const fieldsOf = (entries: Entries, language: string): HoldingFields => ({
  property: entries.property,
  address: entries.address,
  project_id: entries.project_id ? Number(entries.project_id) : null,
  committed: parseAmount(entries.committed, language) ?? entries.committed,
  contributed: parseAmount(entries.contributed, language) ?? entries.contributed,
  as_of: entries.as_of,
});
