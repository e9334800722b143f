import {
  CheckField,
  MessageField,
  PhoneField,
  RequiredNote,
  SendBar,
  SendForm,
  TextField,
  type SendFormState,
} from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import type { Enquiry } from '../../api/send-enquiry';
import styles from './enquiry-form.module.css';

/** Characters that the listings service takes. */
const LONGEST_MESSAGE = 4000;

/** Marks what has to be filled in and checks nothing: the server says what is missing, and nothing typed is lost by that. */
export function EnquiryForm({ state }: { state: SendFormState<Enquiry> }) {
  const { t } = useTranslation();
  return (
    <SendForm state={state} className={styles.form}>
      <RequiredNote />
      <div className={styles.names}>
        <TextField
          name="first_name"
          label={t('enquiry.fields.first_name')}
          required
          autoComplete="given-name"
        />
        <TextField
          name="last_name"
          label={t('enquiry.fields.last_name')}
          required
          autoComplete="family-name"
        />
      </div>
      <TextField
        name="email"
        label={t('enquiry.fields.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <PhoneField name="phone" label={t('enquiry.fields.phone')} />
      <CheckField name="schedule" label={t('enquiry.fields.schedule')} />
      <CheckField name="requests" label={t('enquiry.fields.requests')} />
      <MessageField
        name="message"
        label={t('enquiry.fields.message')}
        rows={4}
        max={LONGEST_MESSAGE}
      />
      <SendBar state={state} label={t('enquiry.send')} />
    </SendForm>
  );
}
