import { useFormat } from '@phantom/mf-kit';
import { Card, Table } from '@phantom/ui/on-demand';
import { useState } from 'react';
import { defaultTerms, LOAN_CHOICES } from '../../shared/estimate/assumptions';
import { CostAssumptions } from '../../shared/estimate/cost-assumptions';
import type { CostFigures } from '../../shared/estimate/cost-figures';
import { NumberField } from '../../shared/estimate/number-field';
import { SelectField } from '../../shared/estimate/select-field';
import { sumOf, type Deal, type Range } from './closing-costs';
import { useCostsTexts } from './costs-texts';
import type { Cost, Kind } from './loader';
import { breakEven, rentOrBuy, type Growth, type YearOfCosts } from './rent-or-buy';
import { RentOrBuyChart } from './rent-or-buy-chart';
import styles from './rent-or-buy-section.module.css';

interface Props {
  costs: readonly Cost[];
  figures: CostFigures;
  /** Null while a field is invalid. */
  sale: Deal | null;
  kind: Kind;
  rent: number | null;
  onRent: (dollars: number | null) => void;
}

const RENT = { unit: 'dollars', min: 1, max: 1_000_000 } as const;
const PERCENT = { unit: 'percent', min: 0, max: 30 } as const;
const YEARS = Math.max(...LOAN_CHOICES);
const USUAL_STAY = 7;
const GROWTHS = ['appreciation', 'rentGrowth', 'costGrowth', 'savingsReturn'] as const;

type Typed = Record<keyof Growth | 'rate', number | null>;

/** What buying and renting cost over the years, by assumptions that the visitor can change. */
export function RentOrBuy({ costs, figures, sale, kind, rent, onRent }: Props) {
  const { t } = useCostsTexts();
  const [stay, setStay] = useState(USUAL_STAY);
  const [typed, setTyped] = useState<Typed>({ rate: figures.mortgageRate, ...growthOf(figures) });
  const set = (name: keyof Typed) => (value: number | null) =>
    setTyped({ ...typed, [name]: value });
  const terms = termsOf(typed);
  const years =
    sale && rent !== null && terms
      ? compare({ costs, figures, sale, kind, rent, ...terms })
      : undefined;
  return (
    <section aria-labelledby="rent-or-buy">
      <h2 id="rent-or-buy">{t('compare.title')}</h2>
      <p>{t('compare.lead')}</p>
      <Card>
        <Card.Body className={styles.body}>
          <fieldset className={styles.fields}>
            <legend className="visually-hidden">{t('terms')}</legend>
            <NumberField label={t('fields.rent')} {...RENT} value={rent} onChange={onRent} />
            <SelectField
              label={t('fields.stay')}
              value={stay}
              options={Array.from({ length: YEARS }, (_, index) => ({
                value: index + 1,
                label: t('mf-listings:detail.years', { count: index + 1 }),
              }))}
              onChange={setStay}
            />
            {(['rate', ...GROWTHS] as const).map((name) => (
              <NumberField
                key={name}
                label={
                  name === 'rate' ? t('mf-listings:estimate.fields.rate') : t(`fields.${name}`)
                }
                {...PERCENT}
                value={typed[name]}
                onChange={set(name)}
              />
            ))}
          </fieldset>
          <div>{years ? <Result years={years} stay={stay} /> : <p>{t('check')}</p>}</div>
        </Card.Body>
      </Card>
      <div className={styles.note}>
        <p>{t('compare.note')}</p>
        <h3 className="h6">{t('compare.assumptions')}</h3>
        <ul>
          <CostAssumptions figures={figures} tenure={kind} area={null} />
        </ul>
      </div>
    </section>
  );
}

const growthOf = ({
  appreciation,
  rentGrowth,
  costGrowth,
  savingsReturn,
}: CostFigures): Growth => ({
  ...{ appreciation, rentGrowth, costGrowth, savingsReturn },
});

/** Null while a field is invalid. */
function termsOf({ rate, appreciation, rentGrowth, costGrowth, savingsReturn }: Typed) {
  const isMissing =
    rate === null ||
    appreciation === null ||
    rentGrowth === null ||
    costGrowth === null ||
    savingsReturn === null;
  if (isMissing) return null;
  return { rate, growth: { appreciation, rentGrowth, costGrowth, savingsReturn } };
}

interface Compared {
  costs: readonly Cost[];
  figures: CostFigures;
  sale: Deal;
  kind: Kind;
  rent: number;
  rate: number;
  growth: Growth;
}

function compare({ costs, figures, sale, kind, rent, rate, growth }: Compared): YearOfCosts[] {
  const { price, loan } = sale;
  const of = (payer: Cost['payer'], deal: Deal) =>
    middle(
      sumOf(
        costs.filter((cost) => cost.payer === payer),
        deal,
      ),
    );
  const usual = defaultTerms({ price, tenure: kind, area: null }, figures);
  return rentOrBuy(
    {
      mortgage: { ...usual, rate, downPayment: 100 - (loan / price) * 100 },
      buyerCosts: of('buyer', sale),
      sellerCosts: (value) => of('seller', { ...sale, price: value, loan: 0 }),
      ...{ rent, growth },
    },
    YEARS,
  );
}

const middle = ({ low, high }: Range) => (low + high) / 2;

function Result({ years, stay }: { years: readonly YearOfCosts[]; stay: number }) {
  const { t } = useCostsTexts();
  const { currency } = useFormat();
  const end = years[stay - 1];
  if (!end) return null;
  const first = breakEven(years);
  const saved = Math.abs(end.renting - end.buying);
  const count = { count: stay };
  return (
    <>
      <p className={styles.verdict}>
        <output>
          {t(end.buying <= end.renting ? 'compare.buy' : 'compare.rent', {
            years: t('mf-listings:detail.years', count),
            saved: currency(saved),
          })}
        </output>
      </p>
      <p>
        {first === undefined
          ? t('compare.never', { years: t('mf-listings:detail.years', { count: years.length }) })
          : t('compare.since', { year: String(first) })}
      </p>
      <RentOrBuyChart years={years} stay={stay} />
      <details>
        <summary>{t('compare.table')}</summary>
        <Table className={styles.table}>
          <caption className="visually-hidden">{t('compare.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('compare.year')}</th>
              <th scope="col">{t('compare.buying')}</th>
              <th scope="col">{t('compare.renting')}</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, buying, renting }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{currency(buying)}</td>
                <td>{currency(renting)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </>
  );
}
