import { useFormat, useTranslation } from '@phantom/mf-kit';
import { useNow } from '../../../shared/moment/use-now';
import type { DocumentRequest } from '../api/get-property';
import { companyDay, daysBetween } from '../../../shared/moment/company-day';
import styles from './request-list.module.css';

/** By when a document is needed: the day, and how far off it is. */
export function DueDate({ request }: { request: DocumentRequest }) {
  const { t, i18n } = useTranslation();
  const { date } = useFormat();
  const days = daysBetween(companyDay(useNow()), request.due_on);
  const words = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' });
  return (
    <p className={request.is_overdue ? styles.late : styles.due}>
      {t('requests.due', { date: date(request.due_on) })} ({words.format(days, 'day')})
    </p>
  );
}
