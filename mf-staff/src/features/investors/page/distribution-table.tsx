import { useTranslation } from '@phantom/mf-kit';
import { useMoney } from '../../../shared/money/use-money';
import styles from './distribution-table.module.css';
import { amountOf, KINDS, usePeriodName, type PaidPeriods } from './paid-periods';

export function DistributionTable({ periods }: { periods: PaidPeriods }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const nameOf = usePeriodName();
  const amount = (cents: bigint) => (cents === 0n ? '–' : money(amountOf(cents)));
  return (
    <details className={styles.details}>
      <summary>{t('investors.distributions.table')}</summary>
      {/* Scrolls sideways on phones, also by keyboard. */}
      <div
        className={styles.scroll}
        role="region"
        aria-label={t('investors.distributions.table')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls
        tabIndex={0}
      >
        <table className={styles.table}>
          <caption className="visually-hidden">{t('investors.distributions.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('investors.distributions.period')}</th>
              {KINDS.map((kind) => (
                <th key={kind} scope="col">
                  {t(`investors.kind.${kind}`)}
                </th>
              ))}
              <th scope="col">{t('investors.distributions.total')}</th>
            </tr>
          </thead>
          <tbody>
            {[...periods].reverse().map((period) => (
              <tr key={period.key}>
                <th scope="row">{nameOf(period)}</th>
                {KINDS.map((kind) => (
                  <td key={kind}>{amount(period.kinds[kind])}</td>
                ))}
                <td>{amount(period.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
