import {
  CheckField,
  formatPhoneNumber,
  MessageField,
  PhoneField,
  RequiredNote,
  SendBar,
  SendForm,
  TextField,
  useSendForm,
  type SendFormState,
} from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { Card } from '@phantom/ui/on-demand';
import { useState } from 'react';
import { CrossButton } from '../../../shared/cross-button';
import { sendEnquiry, type Enquiry } from '../api/enquiry';
import styles from './enquiry-form.module.css';

export function EnquiryCard({ listingId }: { listingId: number }) {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  const state = useEnquiryForm(listingId, () => setSent(true));
  const isNewText = state.form.dirty || state.failure !== undefined;
  return (
    <section className={styles.section} aria-labelledby="enquiry">
      <Card>
        <Card.Body>
          <h2 id="enquiry" className="h4">
            {t('enquiry.title')}
          </h2>
          <EnquiryForm state={state} />
        </Card.Body>
      </Card>
      {isSent && !isNewText && <SentToast onClose={() => setSent(false)} />}
    </section>
  );
}

const EMPTY: Enquiry = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  schedule: false,
  requests: false,
  message: '',
};

/** The state of the enquiry form. It validates nothing: the server reports what is missing. */
const useEnquiryForm = (listingId: number, onSent: () => void) =>
  useSendForm<Enquiry>({
    name: `enquiry-${listingId}`,
    initialValues: EMPTY,
    prepare: async (enquiry) => ({ ...enquiry, phone: await formatPhoneNumber(enquiry.phone) }),
    send: (enquiry, attempt) => sendEnquiry(enquiry, listingId, attempt),
    onSent,
  });

/** The limit of the listings service, in characters. */
const MAX_MESSAGE_LENGTH = 4000;

/** Marks required fields but does not validate them: the server reports errors, and no input is lost. */
function EnquiryForm({ state }: { state: SendFormState<Enquiry> }) {
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
        max={MAX_MESSAGE_LENGTH}
      />
      <SendBar state={state} label={t('enquiry.send')} />
    </SendForm>
  );
}

/** Confirms that the enquiry was sent. It stays until it is closed: nothing else on the page says so. */
function SentToast({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={`toast-container ${styles.corner}`}>
      <div className="toast show bg-success" role="alert" aria-atomic="true">
        <div className={`toast-body ${styles.body}`}>
          <span className={styles.text}>{t('enquiry.sent')}</span>
          <CrossButton className={styles.close} label={t('enquiry.close')} onClick={onClose} />
        </div>
      </div>
    </div>
  );
}
