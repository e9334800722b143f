import { checkBy, SendBar, SendForm, useSendForm, writtenOut } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import formStyles from '../../../shared/enquiry/fields.module.css';
import { FormCard } from '../../../shared/enquiry/form-card';
import { ThanksDialog } from '../../../shared/enquiry/thanks-dialog';
import { sendInvestor, type InvestorEntries } from '../api/send-investor';
import { InvestmentFields } from './investment-fields';
import { InvestorFields } from './investor-fields';

const EMPTY: InvestorEntries = {
  name: '',
  email: '',
  country: '',
  phone: '',
  is_accredited: '',
  investment_amount: '',
  referred_by: '',
  message: '',
};

const loadRules = () => import('../invest-now-rules');

/** The investor form: who asks, and what they have in mind. */
export function InvestNowForm({ referrers }: { referrers: string[] }) {
  const { t } = useTranslation();
  const [isThanked, setThanked] = useState(false);
  const state = useSendForm({
    name: 'invest-now',
    initialValues: EMPTY,
    validate: checkBy(async () => (await loadRules()).rules(t)),
    prepare: async (entries) => ({
      ...entries,
      phone: await writtenOut(entries.phone, entries.country),
    }),
    send: sendInvestor,
    onSent: () => setThanked(true),
  });
  return (
    <FormCard title={t('investNow.form.title')} note={t('investNow.form.note')}>
      <SendForm state={state} className={formStyles.form}>
        <div className={formStyles.fields}>
          <InvestorFields country={state.form.values.country} />
          <InvestmentFields referrers={referrers} />
        </div>
        <SendBar state={state} label={t('investNow.form.send')} />
      </SendForm>
      {isThanked && <ThanksDialog onClose={() => setThanked(false)} />}
    </FormCard>
  );
}
