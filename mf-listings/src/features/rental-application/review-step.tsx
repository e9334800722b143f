import {
  CheckField,
  OneClickForm,
  SendBar,
  SendForm,
  TextField,
  useSendForm,
} from '@phantom/forms';
import { Link, sitePath, useLocation } from '@phantom/mf-kit';
import { useState } from 'react';
import { ApplicationFacts } from './application-facts';
import { useApplicationTexts } from './application-texts';
import { mailLink, submitApplication, type OwnApplication } from './api';
import { BackButton } from './step-navigation';
import styles from './route.module.css';
import { missingParts, stepQuery, type Step, type StepProps } from './steps';

/** Which text the applicant agrees to: `review.consentText` of this month. */
const CONSENT_VERSION = '2026-11';

/** The fourth step: everything once more, and the signature. */
export function ReviewStep(props: StepProps) {
  const { t } = useApplicationTexts();
  const { token, application, goTo } = props;
  const missing = missingParts(application);
  const isComplete = !missing.income && missing.papers.length === 0;
  return (
    <div className={styles.application}>
      <p>{t('review.lead')}</p>
      <ApplicationFacts application={application} changeOf={(step) => <ChangeLink step={step} />} />
      {!isComplete && <p className="alert alert-warning">{t('review.incomplete')}</p>}
      {isComplete && application.is_confirmed && <SubmitForm {...props} />}
      {isComplete && !application.is_confirmed && (
        <ConfirmAddress token={token} application={application} />
      )}
      <BackButton onClick={() => goTo('papers')} />
    </div>
  );
}

function ChangeLink({ step }: { step: Step }) {
  const { t } = useApplicationTexts();
  const { pathname, hash } = useLocation();
  return (
    <Link to={pathname + stepQuery(step) + hash}>
      {t('review.change')}
      <span className="visually-hidden">: {t(`steps.${step}`)}</span>
    </Link>
  );
}

function SubmitForm({ token, application, onChange }: StepProps) {
  const { t } = useApplicationTexts();
  const state = useSendForm({
    name: `rental-submission-${application.id}`,
    initialValues: { signature: '', consent_version: false },
    schema: ({ requiredText }) => ({
      signature: requiredText(t('rules.signature')),
      consent_version: requiredText(t('rules.consent')).matches(/^true$/, t('rules.consent')),
    }),
    send: async ({ signature, consent_version: isAgreed }, { signal }) => {
      const submission = { signature, consent_version: isAgreed ? CONSENT_VERSION : '' };
      onChange(await submitApplication(token, submission, signal));
    },
    onSent: () => undefined,
  });
  return (
    <SendForm state={state} className={styles.form}>
      <p>
        {t('review.consentText', { days: application.kept_days })}{' '}
        <a href={sitePath('/privacy')}>{t('privacy')}</a>
      </p>
      <CheckField name="consent_version" label={t('review.consent')} required />
      <TextField
        name="signature"
        label={t('review.signature')}
        hint={t('review.signatureHint')}
        required
        autoComplete="name"
      />
      <SendBar state={state} label={t('review.submit')} />
    </SendForm>
  );
}

interface ConfirmAddressProps {
  token: string;
  application: OwnApplication;
}

/** Only the link of a mail can send the application: it proves that the address is the applicant's. */
function ConfirmAddress({ token, application: { email } }: ConfirmAddressProps) {
  const { t } = useApplicationTexts();
  const [isSent, setSent] = useState(false);
  return (
    <section className={styles.rule} aria-labelledby="confirm">
      <h3 id="confirm" className="h5">
        {t('confirm.title')}
      </h3>
      <p role="status">{t(isSent ? 'confirm.sentAgain' : 'confirm.text', { email })}</p>
      <OneClickForm
        name="mail-application-link"
        label={t('confirm.again')}
        variant="outline-primary"
        send={async (signal) => {
          await mailLink(token, signal);
          setSent(true);
        }}
      />
    </section>
  );
}
