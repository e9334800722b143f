import {
  formatPhoneNumber,
  MessageField,
  PhoneField,
  TextField,
  useSendForm,
} from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { sendContact, type ContactEntries } from '../../../shared/api/contact';
import { EnquiryForm, WideField } from '../../../shared/enquiry/enquiry-form';
import { enquirySchema, limitedText, LIMITS } from '../../../shared/enquiry/enquiry-schema';
import { useLoanTexts } from './loan-texts';

const EMPTY: ContactEntries = {
  name: '',
  email: '',
  phone: '',
  options: 'work',
  select: 'Submit a Deal',
  subject: '',
  message: '',
};

/** Asks for a term sheet: a message to the company, with the building's address as subject. */
export function LoanRequest() {
  const { t: site } = useTranslation();
  const { t } = useLoanTexts();
  const [isSent, setSent] = useState(false);
  const state = useSendForm({
    name: 'loan-request',
    initialValues: EMPTY,
    schema: (rules) => ({
      ...enquirySchema(rules, site),
      subject: limitedText('subject', rules, site).required(t('request.subjectNeeded')),
    }),
    prepare: async (entries) => ({ ...entries, phone: await formatPhoneNumber(entries.phone) }),
    send: sendContact,
    onSent: () => setSent(true),
  });
  return (
    <EnquiryForm
      title={t('request.title')}
      note={t('request.note')}
      state={state}
      sendLabel={t('request.send')}
      isSent={isSent}
      onClose={() => setSent(false)}
    >
      <WideField>
        <TextField
          name="name"
          label={t('mf-marketing:enquiry.name')}
          required
          autoComplete="name"
        />
      </WideField>
      <TextField
        name="email"
        label={t('mf-marketing:enquiry.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <PhoneField name="phone" label={t('mf-marketing:enquiry.phone')} required />
      <WideField>
        <TextField name="subject" label={t('request.subject')} required />
      </WideField>
      <WideField>
        <MessageField name="message" label={t('request.message')} rows={5} max={LIMITS.message} />
      </WideField>
    </EnquiryForm>
  );
}
