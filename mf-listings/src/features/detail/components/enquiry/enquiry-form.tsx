import { CheckField, MessageField, PhoneField, SendBar, SendForm, TextField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { useEnquiryForm } from '../../hooks/use-enquiry-form';
import styles from './enquiry-form.module.css';

interface Props {
  listingId: number;
  /** Called when the enquiry has arrived. */
  onSent: () => void;
}

/** Characters that the listings service takes. */
const LONGEST_MESSAGE = 4000;

/**
 * Asks nothing by itself: the server says what is missing, and nothing typed is lost by that. That it has arrived stays
 * written until something is typed again, for who reads slowly.
 */
export function EnquiryForm({ listingId, onSent }: Props) {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  const state = useEnquiryForm(listingId, () => {
    setSent(true);
    onSent();
  });
  return (
    <SendForm state={state} className={styles.form}>
      <div className={styles.names}>
        <TextField
          name="first_name"
          label={t('enquiry.fields.first_name')}
          autoComplete="given-name"
        />
        <TextField
          name="last_name"
          label={t('enquiry.fields.last_name')}
          autoComplete="family-name"
        />
      </div>
      <TextField
        name="email"
        label={t('enquiry.fields.email')}
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
      {isSent && !state.form.dirty && !state.failure && (
        <p className={styles.arrived}>{t('enquiry.arrived')}</p>
      )}
    </SendForm>
  );
}
