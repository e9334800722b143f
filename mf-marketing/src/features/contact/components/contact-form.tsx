import {
  checkBy,
  ChoiceField,
  MessageField,
  PhoneField,
  SelectField,
  SendBar,
  SendForm,
  TextField,
  useSendForm,
  writtenOut,
} from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import formStyles from '../../../shared/enquiry/fields.module.css';
import { FormCard } from '../../../shared/enquiry/form-card';
import { LIMITS } from '../../../shared/enquiry/limits';
import { ThanksDialog } from '../../../shared/enquiry/thanks-dialog';
import { sendContact, type ContactEntries } from '../api/send-contact';
import { NUMBER_KINDS, TOPICS } from '../choices';

const EMPTY: ContactEntries = {
  name: '',
  email: '',
  phone: '',
  options: 'mobile',
  select: 'General Inquiries',
  subject: '',
  message: '',
};

const loadRules = () => import('../contact-rules');

/** The public contact form. */
export function ContactForm() {
  const { t } = useTranslation();
  const [isThanked, setThanked] = useState(false);
  const state = useSendForm({
    name: 'contact',
    initialValues: EMPTY,
    validate: checkBy(async () => (await loadRules()).rules(t)),
    prepare: async (entries) => ({ ...entries, phone: await writtenOut(entries.phone) }),
    send: sendContact,
    onSent: () => setThanked(true),
  });
  return (
    <FormCard title={t('contact.form.title')}>
      <SendForm state={state} className={formStyles.form}>
        <div className={formStyles.fields}>
          <div className={formStyles.wide}>
            <TextField name="name" label={t('enquiry.name')} required autoComplete="name" />
          </div>
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
          <div className={formStyles.wide}>
            <TextField name="subject" label={t('contact.form.subject')} required />
          </div>
          <div className={formStyles.wide}>
            <MessageField
              name="message"
              label={t('enquiry.message')}
              rows={6}
              max={LIMITS.message}
            />
          </div>
        </div>
        <SendBar state={state} label={t('contact.form.send')} />
      </SendForm>
      {isThanked && <ThanksDialog onClose={() => setThanked(false)} />}
    </FormCard>
  );
}
