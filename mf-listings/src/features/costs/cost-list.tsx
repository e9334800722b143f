import { useFormat } from '@phantom/mf-kit';
import { Card } from '@phantom/ui/on-demand';
import { useId } from 'react';
import { applies, costOf, rateOf, sumOf, type Deal, type Range } from './closing-costs';
import styles from './cost-list.module.css';
import { useCostsTexts } from './costs-texts';
import type { Cost } from './loader';

interface Props {
  payer: Cost['payer'];
  costs: readonly Cost[];
  /** Null while a field is invalid. */
  deal: Deal | null;
}

/** What one side pays, each cost with its amount, its rate and its law. */
export function CostList({ payer, costs, deal }: Props) {
  const { t } = useCostsTexts();
  const id = useId();
  const { dollars } = useRanges();
  const due = deal && costs.filter((cost) => applies(cost, deal));
  return (
    <Card as="section" aria-labelledby={id}>
      <Card.Body>
        <h3 id={id} className="h5">
          {t(`payers.${payer}`)}
        </h3>
        {deal && due ? (
          <>
            <output className={styles.total}>{dollars(sumOf(due, deal))}</output>
            <ul className={styles.costs}>
              {due.map((cost, index) => (
                <CostRow key={`${index} ${cost.name}`} cost={cost} deal={deal} />
              ))}
            </ul>
          </>
        ) : (
          <p>{t('check')}</p>
        )}
      </Card.Body>
    </Card>
  );
}

/** Laws and offices of New York have English names. */
const LAW_LANGUAGE = 'en';

function CostRow({ cost, deal }: { cost: Cost; deal: Deal }) {
  const { t } = useCostsTexts();
  const { dollars } = useRanges();
  const rateText = useRateText(cost);
  const { name, note, source, sourceUrl, year, bands, lang } = cost;
  const rate = rateOf(cost, deal);
  return (
    <li>
      <p className={styles.head}>
        <span lang={lang}>{name}</span>
        <span className={styles.amount}>{dollars(costOf(cost, deal))}</span>
      </p>
      <p>{rate && rate.high > 0 ? rateText(rate) : t('notDue')}</p>
      {note && <p lang={lang}>{note}</p>}
      <p>
        {source ? (
          <>
            <span lang={LAW_LANGUAGE}>{sourceUrl ? <a href={sourceUrl}>{source}</a> : source}</span>
            {year !== null && `, ${t('since', { year: String(year) })}`}
          </>
        ) : (
          t('ours')
        )}
      </p>
      {bands.length > 1 && <Bands cost={cost} />}
    </li>
  );
}

function Bands({ cost }: { cost: Cost }) {
  const { t } = useCostsTexts();
  const { currency } = useFormat();
  const rateText = useRateText(cost);
  return (
    <details>
      <summary>{t('allRates')}</summary>
      <ul className={styles.bands}>
        {cost.bands.map(({ from, low, high }) => (
          <li key={from}>
            {t('from', {
              amount: currency(Number(from)),
              rate: rateText({ low, high: high ?? low }),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}

const RATE_TEXTS = { price: 'ofPrice', loan: 'ofLoan', dollars: 'fixed' } as const;

/** The rate of a cost in words: `1.925% of the loan`. */
function useRateText({ basis, payer }: Cost) {
  const { t } = useCostsTexts();
  const { percent } = useRanges();
  const isLease = payer === 'tenant' || payer === 'landlord';
  const key = isLease && basis === 'price' ? 'ofRent' : RATE_TEXTS[basis];
  return (rate: Range) => t(key, { rate: percent(rate) });
}

function useRanges() {
  const { currency, number } = useFormat();
  const written = ({ low, high }: Range, one: (value: number) => string) =>
    low === high ? one(low) : `${one(low)} – ${one(high)}`;
  const share = (value: number) =>
    number(value / 100, { style: 'percent', maximumFractionDigits: 3 });
  return {
    dollars: (range: Range) => written(range, currency),
    percent: (range: Range) => written(range, share),
  };
}
