import { OneClickForm } from '@phantom/forms';
import { Link } from '@phantom/mf-kit';
import { useEffect, useRef } from 'react';
import { ApplicationFacts } from './application-facts';
import { useApplicationTexts } from './application-texts';
import type { StepProps } from './steps';
import { withdrawApplication, type OwnApplication } from './api';
import styles from './route.module.css';

type SentState = Exclude<OwnApplication['state'], 'draft'>;

/** How far an application is that was sent, and what the applicant can still do. */
export function ApplicationState({ token, application, onChange }: StepProps) {
  const { t, i18n } = useApplicationTexts();
  const state = application.state as SentState;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form or the button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [state]);
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  const { submitted_at: sentAt } = application;
  return (
    <div className={styles.application}>
      <section className={styles.rule} aria-labelledby="state">
        <h2 id="state" ref={heading} tabIndex={-1} className="h4">
          {t(`state.${state}.title`)}
        </h2>
        <p className="mb-0">{t(`state.${state}.text`)}</p>
        {sentAt && (
          <p className={styles.note}>{t('state.sentOn', { day: day.format(new Date(sentAt)) })}</p>
        )}
      </section>
      <ApplicationFacts application={application} />
      <div className={styles.buttons}>
        {state !== 'declined' && state !== 'withdrawn' && (
          <OneClickForm
            name="withdraw-application"
            label={t('state.withdraw')}
            variant="outline-danger"
            send={async (signal) => onChange(await withdrawApplication(token, signal))}
          />
        )}
        <Link className="btn btn-outline-primary" to="/listings">
          {t('listings')}
        </Link>
      </div>
      <p className={styles.note}>{t('state.kept', { days: application.kept_days })}</p>
    </div>
  );
}
