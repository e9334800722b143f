import { useTranslation } from '@phantom/mf-kit';
import type { DocumentRequest } from '../api/get-property';
import { RequestItem, type RequestItemProps } from './request-item';
import styles from './request-list.module.css';

interface RequestListProps extends Omit<RequestItemProps, 'request'> {
  requests: DocumentRequest[];
}

/** The documents that were asked for, those still awaited first. */
export function RequestList({ requests, ...actions }: RequestListProps) {
  const { t } = useTranslation();
  if (requests.length === 0) return <p className={styles.none}>{t('requests.none')}</p>;
  return (
    <ul className={styles.list}>
      {requests.map((request) => (
        <RequestItem key={request.id} request={request} {...actions} />
      ))}
    </ul>
  );
}
