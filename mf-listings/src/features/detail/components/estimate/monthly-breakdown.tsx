import { useFormat, useTranslation } from '@phantom/mf-kit';
import type { Tenure } from '../../estimate/assumptions';
import { mortgageEstimate, type MonthlyCosts, type MortgageTerms } from '../../estimate/mortgage';
import { CostBar } from './cost-bar';
import styles from './estimate.module.css';

interface Props {
  terms: MortgageTerms;
  tenure: Tenure;
}

const PARTS: (keyof MonthlyCosts)[] = ['loan', 'tax', 'charges', 'insurance'];

/** What goes out a month, in all and for what. */
export function MonthlyBreakdown({ terms, tenure }: Props) {
  const { t } = useTranslation();
  const { currency } = useFormat();
  const { borrowed, monthly, total, interest } = mortgageEstimate(terms);
  const nameOf = (part: keyof MonthlyCosts) =>
    t(`estimate.parts.${part === 'charges' && tenure === 'coop' ? 'maintenance' : part}`);
  const costs = PARTS.filter((part) => monthly[part] > 0);
  return (
    <>
      <p className={styles.total}>
        {t('estimate.monthly')} <output>{currency(total)}</output>
      </p>
      <CostBar parts={costs.map((part) => ({ part, dollars: monthly[part] }))} />
      <dl className={styles.rows}>
        {costs.map((part) => (
          <div key={part}>
            <dt>
              <span className={`${styles.key} ${styles[part]}`} aria-hidden="true" />
              {nameOf(part)}
            </dt>
            <dd>{currency(monthly[part])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {borrowed === 0
          ? t('estimate.cash')
          : t('estimate.loan', {
              borrowed: currency(borrowed),
              years: t('detail.years', { count: terms.years }),
              interest: currency(interest),
            })}
      </p>
    </>
  );
}
