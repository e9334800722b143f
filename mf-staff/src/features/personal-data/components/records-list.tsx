import { useFormat, useTranslation } from '@phantom/mf-kit';
import type { Records } from '../../../shared/personal-data/parts';
import styles from './records-list.module.css';

/** How much there is of each kind, and what erasing does to it. */
export function RecordsList({ records }: { records: Records[] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (records.length === 0) return <p className="mb-0">{t('personalData.none')}</p>;
  return (
    <ul className={styles.records}>
      {records.map(({ kind, on_erasure: outcome, rows }) => (
        <li key={kind}>
          <span>
            {t(`personalData.kind.${kind}`)} <b>{number(rows.length)}</b>
          </span>
          <span className={styles[outcome]}>{t(`personalData.outcome.${outcome}`)}</span>
        </li>
      ))}
    </ul>
  );
}
