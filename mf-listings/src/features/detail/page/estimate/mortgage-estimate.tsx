import { useFormat, useTranslation } from '@phantom/mf-kit';
import { defaultTerms, tenureOf, type Tenure } from '../../../../shared/estimate/assumptions';
import { CostAssumptions } from '../../../../shared/estimate/cost-assumptions';
import type { CostFigures } from '../../../../shared/estimate/cost-figures';
import {
  mortgageEstimate,
  type CostPart,
  type MortgageTerms,
} from '../../../../shared/estimate/mortgage';
import type { PricedListing } from '../../api/listing-detail';
import { EstimateFrame } from './estimate-frame';
import styles from './estimate.module.css';
import { MortgageFields, useMortgageTerms } from './mortgage-fields';

interface Props {
  listing: PricedListing;
  figures: CostFigures;
}

export function MortgageEstimate({ listing: { price, type, area }, figures }: Props) {
  const { t } = useTranslation();
  const tenure = tenureOf(type);
  const state = useMortgageTerms(defaultTerms({ price, tenure, area }, figures));
  return (
    <EstimateFrame
      title={t('estimate.mortgage')}
      fields={<MortgageFields state={state} tenure={tenure} />}
      result={state.terms && <MonthlyBreakdown terms={state.terms} tenure={tenure} />}
      assumptions={
        <>
          <CostAssumptions figures={figures} tenure={tenure} area={area} />
          <li>{t(`estimate.from.${tenure === 'coop' ? 'closingCoop' : 'closing'}`)}</li>
        </>
      }
      costsPath={`/listings/costs?price=${price}&home=${tenure}`}
    />
  );
}

interface MonthlyBreakdownProps {
  terms: MortgageTerms;
  tenure: Tenure;
}

const PARTS: CostPart[] = ['loan', 'tax', 'charges', 'insurance'];

function MonthlyBreakdown({ terms, tenure }: MonthlyBreakdownProps) {
  const { t } = useTranslation();
  const { currency } = useFormat();
  const { borrowed, monthly, total, interest } = mortgageEstimate(terms);
  const nameOf = (part: CostPart) =>
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

interface CostBarProps {
  parts: { part: CostPart; dollars: number }[];
}

/** The parts of the total as a bar. It is decorative: the rows below have the same values. */
function CostBar({ parts }: CostBarProps) {
  const sumOf = (some: CostBarProps['parts']) =>
    some.reduce((sum, { dollars }) => sum + dollars, 0);
  const total = sumOf(parts);
  // A bar without length cannot be drawn.
  if (total === 0) return null;
  return (
    <svg
      fill="none"
      className={styles.bar}
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ part, dollars }, index) => (
        <rect
          key={part}
          className={styles[part]}
          x={sumOf(parts.slice(0, index))}
          width={dollars}
          height="1"
        />
      ))}
    </svg>
  );
}
