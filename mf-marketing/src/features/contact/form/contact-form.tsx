import {
  ChoiceField,
  formatPhoneNumber,
  MessageField,
  PhoneField,
  SelectField,
  TextField,
  useSendForm,
} from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { EnquiryForm, WideField } from '../../../shared/enquiry/enquiry-form';
import { enquirySchema, limitedText, LIMITS } from '../../../shared/enquiry/enquiry-schema';
import {
  NUMBER_KINDS,
  sendContact,
  TOPICS,
  type ContactEntries,
} from '../../../shared/api/contact';

const EMPTY: ContactEntries = {
  name: '',
  email: '',
  phone: '',
  options: 'mobile',
  select: 'General Inquiries',
  subject: '',
  message: '',
};

export function ContactForm() {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  const state = useSendForm({
    name: 'contact',
    initialValues: EMPTY,
    schema: (rules) => ({
      ...enquirySchema(rules, t),
      subject: limitedText('subject', rules, t).required(t('contact.rules.subject')),
    }),
    prepare: async (entries) => ({ ...entries, phone: await formatPhoneNumber(entries.phone) }),
    send: sendContact,
    onSent: () => setSent(true),
  });
  return (
    <EnquiryForm
      title={t('contact.form.title')}
      state={state}
      sendLabel={t('contact.form.send')}
      isSent={isSent}
      onClose={() => setSent(false)}
    >
      <WideField>
        <TextField name="name" label={t('enquiry.name')} required autoComplete="name" />
      </WideField>
      <TextField
        name="email"
        label={t('enquiry.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <PhoneField name="phone" label={t('enquiry.phone')} required />
      <ChoiceField
        name="options"
        label={t('contact.form.options')}
        choices={NUMBER_KINDS.map((value) => ({
          value,
          label: t(`contact.form.kinds.${value}`),
        }))}
      />
      <SelectField
        name="select"
        label={t('contact.form.select')}
        choices={TOPICS.map((value) => ({ value, label: t(`contact.form.topics.${value}`) }))}
      />
      <WideField>
        <TextField name="subject" label={t('contact.form.subject')} required />
      </WideField>
      <WideField>
        <MessageField name="message" label={t('enquiry.message')} rows={6} max={LIMITS.message} />
      </WideField>
    </EnquiryForm>
  );
}
