import {
  CountryField,
  formatPhoneNumber,
  PhoneField,
  TextField,
  useSendForm,
} from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { EnquiryForm } from '../../../shared/enquiry/enquiry-form';
import { enquirySchema } from '../../../shared/enquiry/enquiry-schema';
import { sendInvestor, type InvestorEntries } from '../api/investor';
import { InvestmentFields } from './investment-fields';

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

export function InvestNowForm({ referrers }: { referrers: string[] }) {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  const state = useSendForm({
    name: 'invest-now',
    initialValues: EMPTY,
    schema: (rules) => enquirySchema(rules, t),
    prepare: async (entries) => ({
      ...entries,
      phone: await formatPhoneNumber(entries.phone, entries.country),
    }),
    send: sendInvestor,
    onSent: () => setSent(true),
  });
  return (
    <EnquiryForm
      title={t('investNow.form.title')}
      note={t('investNow.form.note')}
      state={state}
      sendLabel={t('investNow.form.send')}
      isSent={isSent}
      onClose={() => setSent(false)}
    >
      <InvestorFields country={state.form.values.country} />
      <InvestmentFields referrers={referrers} />
    </EnquiryForm>
  );
}

/** The contact data of the investor. A phone number belongs to the selected country. */
function InvestorFields({ country }: { country: string }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField name="name" label={t('enquiry.name')} required autoComplete="name" />
      <TextField
        name="email"
        label={t('enquiry.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <CountryField
        name="country"
        label={t('investNow.form.country')}
        placeholder={t('investNow.form.choose')}
      />
      <PhoneField name="phone" label={t('enquiry.phone')} required country={country} />
    </>
  );
}
