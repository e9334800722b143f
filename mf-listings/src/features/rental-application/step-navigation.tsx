import { Link, useLocation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useApplicationTexts } from './application-texts';
import styles from './step-navigation.module.css';
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

/** Leads to the step before. What was typed stays in the tab. */
export function BackButton({ onClick }: { onClick: () => void }) {
  const { t } = useApplicationTexts();
  return (
    <p className="mt-2 mb-0">
      <Button variant="link" className="px-0" onClick={onClick}>
        {t('back')}
      </Button>
    </p>
  );
}
