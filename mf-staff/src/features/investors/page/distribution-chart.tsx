import { useTranslation } from '@phantom/mf-kit';
import { useMoney } from '../../../shared/money/use-money';
import styles from './distribution-chart.module.css';
import { amountOf, KINDS, usePeriodName, type PaidPeriods } from './paid-periods';

export function DistributionChart({ periods }: { periods: PaidPeriods }) {
  const { t } = useTranslation();
  const { shortMoney, compact } = useMoney();
  const nameOf = usePeriodName();
  // Pixels need no cents, so amounts become numbers only here.
  const lines = chartScale(Math.max(...periods.map(({ total }) => Number(total) / 100)));
  const top = lines.at(-1) || 1;
  const part = (cents: bigint) => `${(Number(cents) / 100 / top) * 100}%`;
  const total = periods.reduce((sum, period) => sum + period.total, 0n);
  const [first] = periods;
  const summary = t('investors.distributions.summary', {
    total: shortMoney(amountOf(total)),
    from: nameOf(first),
    to: nameOf(periods.at(-1) ?? first),
  });
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        {KINDS.map((kind) => (
          <span key={kind} className={styles.key}>
            <span className={`${styles.swatch} ${styles[kind]}`} aria-hidden="true" />
            {t(`investors.kind.${kind}`)}
          </span>
        ))}
      </figcaption>
      <div role="img" aria-label={summary} className={styles.chart}>
        <div className={styles.lines}>
          {lines.map((line) => (
            <span key={line} style={{ bottom: `${(line / top) * 100}%` }}>
              {compact(line)}
            </span>
          ))}
        </div>
        <div className={styles.bars}>
          {periods.map((period) => (
            <div
              key={period.key}
              className={styles.period}
              title={`${nameOf(period)}: ${shortMoney(amountOf(period.total))}`}
            >
              <div className={styles.bar}>
                {KINDS.map((kind) => (
                  <span
                    key={kind}
                    className={styles[kind]}
                    style={{ height: part(period.kinds[kind]) }}
                  />
                ))}
              </div>
              <span className={styles.name}>
                {period.quarter === undefined || period.quarter === 1 || period === first
                  ? period.year
                  : ''}
              </span>
            </div>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** Axis values from zero: round steps, at most five, the last above the highest value. */
export function chartScale(highest: number): number[] {
  if (highest <= 0) return [0];
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5].find((each) => each * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
