import { useFormat, useTranslation } from '@phantom/mf-kit';
import {
  COSTS,
  DEFAULT_AREA,
  defaultTerms,
  HOUSE_ASSESSED,
  tenureOf,
  type Tenure,
} from '../../../../shared/estimate/assumptions';
import type { ListingForSale } from '../../api/listing-detail';
import { EstimateFrame } from './estimate-frame';
import styles from './estimate.module.css';
import {
  mortgageEstimate,
  type CostPart,
  type MortgageTerms,
} from '../../../../shared/estimate/mortgage';
import { MortgageFields, useMortgageTerms } from './mortgage-fields';

export function MortgageEstimate({ listing }: { listing: ListingForSale }) {
  const { t } = useTranslation();
  const state = useMortgageTerms(defaultTerms(listing));
  const tenure = tenureOf(listing.type);
  return (
    <EstimateFrame
      title={t('estimate.mortgage')}
      fields={<MortgageFields state={state} tenure={tenure} />}
      result={state.terms && <MonthlyBreakdown terms={state.terms} tenure={tenure} />}
      assumptions={<MortgageAssumptions listing={listing} tenure={tenure} />}
      costsPath={`/listings/costs?price=${listing.price}&home=${tenure}`}
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

interface MortgageAssumptionsProps {
  listing: ListingForSale;
  tenure: Tenure;
}

function MortgageAssumptions({ listing, tenure }: MortgageAssumptionsProps) {
  const { t } = useTranslation();
  const { currency, number, date } = useFormat();
  const { figures } = listing;
  const { charges, insurance, tax } = COSTS[tenure];
  const percent = (value: number) =>
    number(value / 100, { style: 'percent', maximumFractionDigits: 3 });
  const area = number(listing.area ?? DEFAULT_AREA);
  const taxText = {
    house: t('estimate.from.houseTax', {
      year: figures.house_tax_year,
      rate: percent(figures.house_tax_rate),
      assessed: percent(HOUSE_ASSESSED),
    }),
    condo: t('estimate.from.condoTax', { tax: percent(tax ?? 0) }),
    coop: t('estimate.from.coopTax'),
  };
  return (
    <>
      <li>
        {t('estimate.from.rate', {
          rate: percent(figures.mortgage_rate),
          date: date(figures.mortgage_rate_date),
        })}
        {figures.isRateOld && ` ${t('estimate.from.oldRate')}`}
      </li>
      <li>{taxText[tenure === 'land' ? 'house' : tenure]}</li>
      {charges > 0 && (
        <li>
          {t(`estimate.from.${listing.area === null ? 'usualCharges' : 'charges'}`, {
            charges: number(charges, { style: 'currency', currency: 'USD' }),
            area,
          })}
        </li>
      )}
      {insurance > 0 && <li>{t('estimate.from.insurance', { insurance: currency(insurance) })}</li>}
      <li>
        {t(`estimate.from.${tenure === 'coop' ? 'closingCoop' : 'closing'}`, {
          limit: currency(1_000_000),
        })}
      </li>
    </>
  );
}
