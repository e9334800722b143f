import { useFormat, useTranslation } from '@phantom/mf-kit';
import type { InvestorDocument } from '../api/get-investor';
import styles from './investor-page.module.css';

/** When the investor opened it first, and how often since. */
export function ReceiptNote({ document: { receipt } }: { document: InvestorDocument }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  if (!receipt) return <span className={styles.unread}>{t('investorAccounts.notOpened')}</span>;
  const { first_opened_at, times } = receipt;
  return (
    <span className={styles.two}>
      {dateTime(first_opened_at)}
      <small>{t('investorAccounts.opened', { number: times })}</small>
    </span>
  );
}
