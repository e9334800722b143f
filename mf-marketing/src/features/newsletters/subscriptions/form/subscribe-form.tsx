import { Outcome, SendBar, SendForm, TextField, useSendForm } from '@phantom/forms';
import { sitePath, useTranslation } from '@phantom/mf-kit';
import { useId, useState } from 'react';
import { enquirySchema } from '../../../../shared/enquiry/enquiry-schema';
import { subscribe } from '../api/subscriptions';
import { useSubscriptionTexts, WithSubscriptionTexts } from '../subscription-texts';

/** The form of subscribers, with its texts. Its heading is left out where the page has the same one. */
export function SubscribeForm(props: { isPage?: boolean }) {
  return (
    <WithSubscriptionTexts>
      <Form {...props} />
    </WithSubscriptionTexts>
  );
}

function Form({ isPage = false }: { isPage?: boolean }) {
  const { t } = useSubscriptionTexts();
  const titleId = useId();
  const [isSent, setSent] = useState(false);
  return (
    <section aria-labelledby={isPage ? undefined : titleId}>
      {!isPage && (
        <h2 id={titleId} className="h4">
          {t('form.title')}
        </h2>
      )}
      {isSent ? (
        <Outcome title={t('form.sent')} text={t('form.sentText')} />
      ) : (
        <>
          <p>{t('form.lead')}</p>
          <AddressForm onSent={() => setSent(true)} />
        </>
      )}
    </section>
  );
}

function AddressForm({ onSent }: { onSent: () => void }) {
  const { t } = useSubscriptionTexts();
  const { t: sectionText } = useTranslation();
  const state = useSendForm({
    name: 'subscribe',
    initialValues: { email: '' },
    schema: (rules) => ({ email: enquirySchema(rules, sectionText).email }),
    send: ({ email }, attempt) => subscribe(email, attempt),
    onSent,
  });
  return (
    <SendForm state={state}>
      <TextField
        name="email"
        label={t('form.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <p>
        {t('form.consent')} <a href={sitePath('/privacy')}>{t('form.privacy')}</a>.
      </p>
      <SendBar state={state} label={t('form.submit')} />
    </SendForm>
  );
}
