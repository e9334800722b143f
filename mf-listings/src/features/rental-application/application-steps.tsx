import { Link, useFormat, useLocation, useNavigate } from '@phantom/mf-kit';
import { useEffect, useRef, useState } from 'react';
import { ApplicantForm } from './applicant-form';
import { ApplicationState } from './application-state';
import { useApplicationTexts } from './application-texts';
import type { OwnApplication } from './api';
import { IncomeForm } from './income-form';
import { PaperStep } from './paper-step';
import { ReviewStep } from './review-step';
import styles from './route.module.css';
import { StepList } from './step-navigation';
import { nextStep, readStep, stepQuery, STEPS, type Step, type StepProps } from './steps';

interface ApplicationStepsProps {
  token: string;
  /** As it was loaded. */
  application: OwnApplication;
}

/** An application with its steps; once it is sent, its state. */
export function ApplicationSteps({ token, application: loaded }: ApplicationStepsProps) {
  const [application, setApplication] = useState(loaded);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const props: StepProps = {
    ...{ token, application },
    onChange: (changed) => changed && setApplication(changed),
    goTo: (step) => void navigate(pathname + stepQuery(step) + hash),
  };
  const step = readStep(search, application);
  return (
    <div className={styles.application}>
      <HomeLine application={application} />
      {application.state === 'draft' ? (
        <>
          <StepList current={step} isReachable={(each) => isReachable(each, application)} />
          <StepPart key={step} step={step} {...props} />
        </>
      ) : (
        <ApplicationState {...props} />
      )}
    </div>
  );
}

/** A step can be opened once all before it are complete. */
const isReachable = (step: Step, application: OwnApplication): boolean =>
  STEPS.indexOf(step) <= STEPS.indexOf(nextStep(application));

function HomeLine({ application: { home, state } }: { application: OwnApplication }) {
  const { t } = useApplicationTexts();
  const { currency } = useFormat();
  const isOpen = state === 'draft' || state === 'submitted' || state === 'in_review';
  return (
    <>
      <p className="lead">
        <Link to={`/listings-detail/${home.id}`}>{home.name}</Link>
        {home.rent !== null && <>, {t('perMonth', { rent: currency(home.rent) })}</>}
      </p>
      {!home.is_available && isOpen && (
        <p role="alert" className="alert alert-warning">
          {t(state === 'draft' ? 'gone.draft' : 'gone.sent')}
        </p>
      )}
    </>
  );
}

const PARTS = {
  you: ApplicantForm,
  income: IncomeForm,
  papers: PaperStep,
  review: ReviewStep,
};

function StepPart({ step, ...props }: StepProps & { step: Step }) {
  const { t } = useApplicationTexts();
  const Part = PARTS[step];
  const heading = useRef<HTMLHeadingElement>(null);
  // The button or link that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="step">
      <h2 id="step" ref={heading} tabIndex={-1} className="h3">
        {t(`steps.${step}`)}
      </h2>
      <Part {...props} />
    </section>
  );
}
