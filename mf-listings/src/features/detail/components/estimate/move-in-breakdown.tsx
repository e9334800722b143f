import { useFormat, useTranslation } from '@phantom/mf-kit';
import { moveInEstimate } from '../../estimate/move-in';
import styles from './estimate.module.css';

/** What is due before the first day, and the income that a rent asks for. */
export function MoveInBreakdown({ rent }: { rent: number }) {
  const { t } = useTranslation();
  const { currency } = useFormat();
  const { total, income, ...parts } = moveInEstimate(rent);
  return (
    <>
      <p className={styles.total}>
        {t('estimate.moveIn')} <output>{currency(total)}</output>
      </p>
      <dl className={styles.rows}>
        {(['firstMonth', 'deposit', 'application'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`estimate.parts.${part}`)}</dt>
            <dd>{currency(parts[part])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('estimate.income', { income: currency(income) })}</p>
    </>
  );
}
