import { RequiredNote, SendBar, SendForm, TextField, useSendForm } from '@phantom/forms';
import { useFormat } from '@phantom/mf-kit';
import { usualIncomes } from '../../shared/estimate/income-rule';
import { readNumber } from '../../shared/estimate/number-field';
import { useApplicationTexts } from './application-texts';
import type { StepProps } from './steps';
import { saveIncome } from './api';
import { BackButton } from './step-navigation';
import styles from './route.module.css';

/** The limits of the listings service: characters, and dollars a year. */
const LIMITS = { address: 300, employer: 200, name: 100 };
const INCOME = { unit: 'dollars', min: 0, max: 100_000_000 } as const;

/** The second step. */
export function IncomeForm({ token, application, onChange, goTo }: StepProps) {
  const { t, i18n } = useApplicationTexts();
  const { number } = useFormat();
  const read = (text = '') => (text.trim() ? readNumber(text, i18n.language, INCOME) : null);
  const written = (amount: number | null) => (amount === null ? '' : number(amount));
  const state = useSendForm({
    name: `rental-income-${application.id}`,
    initialValues: {
      address: application.address ?? '',
      employer: application.employer ?? '',
      yearly_income: written(application.yearly_income),
      guarantor_name: application.guarantor_name ?? '',
      guarantor_income: written(application.guarantor_income),
    },
    schema: ({ requiredText, text }) => {
      const tooLong = (limit: number) => t('rules.tooLong', { limit });
      const amount = t('rules.amount');
      return {
        address: requiredText(t('rules.address')).max(LIMITS.address, tooLong(LIMITS.address)),
        employer: requiredText(t('rules.employer')).max(LIMITS.employer, tooLong(LIMITS.employer)),
        yearly_income: requiredText(amount).test('amount', amount, (typed) => read(typed) !== null),
        guarantor_name: text()
          .max(LIMITS.name, tooLong(LIMITS.name))
          .when('guarantor_income', ([income], schema) =>
            income ? schema.required(t('rules.guarantorName')) : schema,
          ),
        guarantor_income: text().test(
          'amount',
          amount,
          (typed, { parent }) =>
            read(typed) !== null ||
            !(typed || (parent as { guarantor_name: string }).guarantor_name),
        ),
      };
    },
    send: async ({ yearly_income: yearly, guarantor_income: guarantor, ...values }, { signal }) => {
      const amounts = { yearly_income: read(yearly) ?? 0, guarantor_income: read(guarantor) };
      onChange(await saveIncome(token, { ...values, ...amounts }, signal));
    },
    onSent: () => goTo('papers'),
  });
  return (
    <SendForm state={state} className={styles.form}>
      <UsualIncome rent={application.home.rent} />
      <RequiredNote />
      <TextField
        name="address"
        label={t('income.address')}
        required
        autoComplete="street-address"
      />
      <TextField
        name="employer"
        label={t('income.employer')}
        required
        autoComplete="organization"
      />
      <TextField
        name="yearly_income"
        label={t('income.yearly')}
        hint={t('income.yearlyHint')}
        required
        inputMode="numeric"
        autoComplete="off"
      />
      <GuarantorFields />
      <SendBar state={state} label={t('next')} />
      <BackButton onClick={() => goTo('you')} />
    </SendForm>
  );
}

function GuarantorFields() {
  const { t } = useApplicationTexts();
  return (
    <fieldset className={styles.group}>
      <legend>{t('income.guarantor')}</legend>
      <p className={styles.note}>{t('income.guarantorHint')}</p>
      <div className={styles.pair}>
        <TextField name="guarantor_name" label={t('income.guarantorName')} autoComplete="off" />
        <TextField
          name="guarantor_income"
          label={t('income.guarantorIncome')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}

/** What landlords usually ask for, computed for the rent. Nobody is refused for it. */
function UsualIncome({ rent }: { rent: number | null }) {
  const { t } = useApplicationTexts();
  const { currency } = useFormat();
  if (!rent) return <p className={styles.rule}>{t('income.ruleInGeneral')}</p>;
  const { income, guarantor } = usualIncomes(rent);
  return (
    <p className={styles.rule}>
      {t('income.rule', { income: currency(income), guarantor: currency(guarantor) })}
    </p>
  );
}
