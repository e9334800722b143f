import { useFormat } from '@phantom/mf-kit';
import { useId, useState } from 'react';
import { costOf, FEE, HIGHEST_SHARE, type LoanTerms } from './loan-cost';
import styles from './loan.module.css';
import { useLoanTexts } from './loan-texts';

const FIELDS = {
  value: { min: 1_000_000, max: 100_000_000, step: 50_000, start: '4000000' },
  amount: { min: 1_000_000, max: 25_000_000, step: 50_000, start: '2400000' },
  rate: { min: 1, max: 25, step: 0.1, start: '8.7' },
  months: { min: 6, max: 36, step: 1, start: '18' },
} as const;

type FieldName = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as FieldName[];

const isValid = (name: FieldName, text: string): boolean => {
  const { min, max } = FIELDS[name];
  return text.trim() !== '' && Number(text) >= min && Number(text) <= max;
};

/** Monthly payment, total and loan to value of a loan, at once for every change. */
export function LoanCalculator() {
  const { t } = useLoanTexts();
  const title = useId();
  const [entries, setEntries] = useState<Record<FieldName, string>>({
    value: FIELDS.value.start,
    amount: FIELDS.amount.start,
    rate: FIELDS.rate.start,
    months: FIELDS.months.start,
  });
  const [kind, setKind] = useState<LoanTerms['kind']>('end');
  const isComplete = NAMES.every((name) => isValid(name, entries[name]));
  const [value, amount, rate, months] = NAMES.map((name) => Number(entries[name])) as [
    ...[number, number, number, number],
  ];
  return (
    <section className="pp-panel" aria-labelledby={title}>
      <h2 id={title}>{t('title')}</h2>
      <div className={styles.sides}>
        <div className={styles.fields}>
          {NAMES.map((name) => (
            <NumberField
              key={name}
              name={name}
              value={entries[name]}
              onChange={(text) => setEntries({ ...entries, [name]: text })}
            />
          ))}
          <div className={styles.wide}>
            <label className="form-label" htmlFor="loan-kind">
              {t('kind')}
            </label>
            <select
              id="loan-kind"
              className="form-select"
              value={kind}
              onChange={({ target }) => setKind(target.value as LoanTerms['kind'])}
            >
              <option value="end">{t('kinds.end')}</option>
              <option value="monthly">{t('kinds.monthly')}</option>
            </select>
          </div>
        </div>
        <div className={styles.result} role="status">
          {isComplete ? (
            <Result terms={{ value, amount, rate, months, kind }} />
          ) : (
            <p>{t('check')}</p>
          )}
        </div>
      </div>
      <p className={styles.note}>{t('note')}</p>
    </section>
  );
}

interface NumberFieldProps {
  name: FieldName;
  value: string;
  onChange: (text: string) => void;
}

function NumberField({ name, value, onChange }: NumberFieldProps) {
  const { t } = useLoanTexts();
  const { number } = useFormat();
  const { min, max, step } = FIELDS[name];
  const id = `loan-${name}`;
  const isWrong = !isValid(name, value);
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {t(name)}
      </label>
      <input
        id={id}
        className={isWrong ? 'form-control is-invalid' : 'form-control'}
        type="number"
        inputMode="decimal"
        {...{ min, max, step, value }}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {isWrong && (
        <p id={`${id}-error`} className="invalid-feedback d-block">
          {t('range', { min: number(min), max: number(max) })}
        </p>
      )}
    </div>
  );
}

function Result({ terms }: { terms: LoanTerms }) {
  const { t } = useLoanTexts();
  const { currency, number } = useFormat();
  const { payment, interest, fee, total, share } = costOf(terms);
  const percent = (part: number) => number(part, { style: 'percent', maximumFractionDigits: 1 });
  const rows = [
    [t('interest'), currency(interest)],
    [t('fee', { percent: percent(FEE) }), currency(fee)],
    [t('total'), currency(total)],
    [t('ltv'), percent(share)],
  ];
  return (
    <>
      <dl className="pp-facts">
        <div className={styles.payment}>
          <dt>{t('payment')}</dt>
          <dd>{currency(payment)}</dd>
        </div>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {share > HIGHEST_SHARE && (
        <p className={styles.warning}>{t('tooHigh', { percent: percent(HIGHEST_SHARE) })}</p>
      )}
    </>
  );
}
