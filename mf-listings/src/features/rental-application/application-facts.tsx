import { useFormat } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { useApplicationTexts } from './application-texts';
import type { OwnApplication } from './api';
import { PAPER_KINDS } from './paper-kinds';
import styles from './application-facts.module.css';
import type { Step } from './steps';

interface ApplicationFactsProps {
  application: OwnApplication;
  /** A link to the step of a part. Without it nothing can be changed. */
  changeOf?: (step: Step) => ReactNode;
}

/** Everything that the applicant has written, by steps. */
export function ApplicationFacts({ application, changeOf }: ApplicationFactsProps) {
  const { t } = useApplicationTexts();
  const parts = [
    { step: 'you', facts: useApplicantFacts(application) },
    { step: 'income', facts: useIncomeFacts(application) },
    { step: 'papers', facts: usePaperFacts(application) },
  ] as const;
  return parts.map(({ step, facts }) => (
    <section key={step} className={styles.part} aria-labelledby={`part-${step}`}>
      <div className={styles.head}>
        <h3 id={`part-${step}`} className="h5">
          {t(`steps.${step}`)}
        </h3>
        {changeOf?.(step)}
      </div>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  ));
}

type Fact = readonly [label: string, value: ReactNode];

function useApplicantFacts(application: OwnApplication): Fact[] {
  const { t, i18n } = useApplicationTexts();
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  return [
    [t('you.name'), application.name],
    [t('you.email'), application.email],
    [t('you.phone'), application.phone],
    [t('you.moveIn'), day.format(new Date(application.move_in))],
    [t('you.people'), application.people],
    [t('you.pets'), application.pets],
  ];
}

function useIncomeFacts(application: OwnApplication): Fact[] {
  const { t } = useApplicationTexts();
  const { currency } = useFormat();
  const amount = (value: number | null) => value !== null && currency(value);
  return [
    [t('income.address'), application.address],
    [t('income.employer'), application.employer],
    [t('income.yearly'), amount(application.yearly_income)],
    [t('income.guarantorName'), application.guarantor_name],
    [t('income.guarantorIncome'), amount(application.guarantor_income)],
  ];
}

function usePaperFacts({ papers }: OwnApplication): Fact[] {
  const { t } = useApplicationTexts();
  return PAPER_KINDS.map((kind) => {
    const names = papers.filter((each) => each.kind === kind).map(({ name }) => name);
    return [t(`papers.kinds.${kind}`), names.join(', ')];
  });
}
