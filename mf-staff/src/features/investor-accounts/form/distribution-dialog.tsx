import { RequiredNote, SelectField, TextField } from '@phantom/forms';
import { useFormat, useTranslation } from '@phantom/mf-kit';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { parseAmount } from '../../../shared/money/parse-amount';
import { useMoney } from '../../../shared/money/use-money';
import type { Distribution } from '../api/investors';
import { addDistribution, editDistribution } from '../api/rows';
import { holdingChoices } from '../investor-rows';
import { CurrentRow } from './current-row';
import { investmentRules, today, useRowForm, type RowDialogProps } from './row-form';

interface Entries {
  holding_id: string;
  paid_on: string;
  amount: string;
  kind: Distribution['kind'];
}

const KINDS = ['income', 'return_of_capital', 'sale'] as const;

/** Adds or edits a payment. An existing payment stays with its holding. */
export function DistributionDialog({ investor, row, onClose }: RowDialogProps<Distribution>) {
  const { t, i18n } = useTranslation();
  const { date } = useFormat();
  const { shortMoney, toInput } = useMoney();
  const { account, holdings } = investor;
  const nameOf = (id: string) => holdings.find((each) => String(each.id) === id)?.property ?? '';
  const [first, ...others] = holdings;
  const only = first && others.length === 0 ? String(first.id) : '';
  const { state, acceptCurrent } = useRowForm<Entries, Distribution>({
    name: row ? `distribution-${row.id}` : `new-distribution-${account.id}`,
    row,
    initialValues: {
      holding_id: row ? String(row.holding_id) : only,
      paid_on: row?.paid_on ?? today(),
      amount: row ? toInput(row.amount) : '',
      kind: row?.kind ?? 'income',
    },
    schema: (rules) => {
      const investment = investmentRules(rules, t, i18n.language);
      return {
        holding_id: rules.requiredText(t('investorAccounts.rules.holding')),
        paid_on: investment.pastDay(),
        amount: investment.positiveAmount(t('investorAccounts.columns.amount')),
      };
    },
    save: ({ holding_id, amount, ...entries }, latest) => {
      const exact = parseAmount(amount, i18n.language) ?? amount;
      const fields = { ...entries, holding_id: Number(holding_id), amount: exact };
      return latest ? editDistribution(latest, fields) : addDistribution(account.id, fields);
    },
    titleOf: ({ holding_id }) => nameOf(holding_id),
    onClose,
  });
  const label = (field: keyof Entries) => t(`investorAccounts.fields.${field}`);
  return (
    <FormDialog
      title={t(row ? 'investorAccounts.distributions.edit' : 'investorAccounts.distributions.add')}
      state={state}
      label={t('investorAccounts.save')}
      onClose={onClose}
      onAcceptCurrent={acceptCurrent}
      renderCurrent={(now: Distribution) => (
        <CurrentRow
          facts={[
            [t('investorAccounts.columns.paidOn'), date(now.paid_on)],
            [t('investorAccounts.columns.amount'), shortMoney(now.amount)],
            [t('investorAccounts.columns.kind'), t(`investors.kind.${now.kind}`)],
          ]}
        />
      )}
    >
      {row ? (
        <p>
          {label('holding_id')}: <strong>{row.property}</strong>
        </p>
      ) : (
        <>
          <RequiredNote />
          <SelectField
            name="holding_id"
            label={label('holding_id')}
            required
            placeholder={t('investorAccounts.fields.chooseHolding')}
            choices={holdingChoices(holdings)}
          />
        </>
      )}
      <TextField name="paid_on" label={label('paid_on')} type="date" required />
      <TextField name="amount" label={label('amount')} required inputMode="decimal" />
      <SelectField
        name="kind"
        label={label('kind')}
        required
        choices={KINDS.map((value) => ({ value, label: t(`investors.kind.${value}`) }))}
      />
    </FormDialog>
  );
}
