import { useFormat, useTranslation } from '@phantom/mf-kit';
import type { InvestorDocument } from '../api/own-documents';
import styles from './document-list.module.css';

/** That it is new, or when it was read first. */
export function DocumentState({ document: { receipt } }: { document: InvestorDocument }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  if (!receipt) return <span className={styles.new}>{t('investors.documents.new')}</span>;
  return (
    <span className={styles.read}>
      {t('investors.documents.readOn', { date: date(receipt.first_opened_at) })}
    </span>
  );
}
