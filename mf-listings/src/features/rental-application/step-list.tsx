import { Link, useLocation } from '@phantom/mf-kit';
import { useApplicationTexts } from './application-texts';
import styles from './step-list.module.css';
import { STEPS, stepQuery, type Step } from './steps';

interface StepListProps {
  current: Step;
  /** Whether a link leads to the step. */
  isReachable: (step: Step) => boolean;
}

/** Where the applicant is, with links to the other steps. */
export function StepList({ current, isReachable }: StepListProps) {
  const { t } = useApplicationTexts();
  const { pathname, hash } = useLocation();
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            {step !== current && isReachable(step) ? (
              <Link to={pathname + stepQuery(step) + hash}>{t(`steps.${step}`)}</Link>
            ) : (
              <span>{t(`steps.${step}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
