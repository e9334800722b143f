import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useDateTime } from '../../../shared/date-time/company-time';
import { companyDay, daysBetween } from '../../../shared/date-time/company-day';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import { useNow } from '../../../shared/date-time/use-now';
import type { DocumentRequest } from '../api/property';
import { isAwaited } from '../form/request-rules';
import { NEXT_STATES, type RequestedState } from '../form/request-state-dialog';
import styles from './request-list.module.css';

interface RequestListProps extends Omit<RequestItemProps, 'request'> {
  requests: DocumentRequest[];
}

export function RequestList({ requests, ...actions }: RequestListProps) {
  const { t } = useTranslation();
  if (requests.length === 0)
    return <p className="mb-0 text-body-secondary">{t('requests.none')}</p>;
  return (
    <ul className="list-unstyled">
      {requests.map((request) => (
        <RequestItem key={request.id} request={request} {...actions} />
      ))}
    </ul>
  );
}

interface RequestItemProps {
  request: DocumentRequest;
  /** Whether the status of the property allows reopening the request. */
  canReopen: boolean;
  isReadOnly: boolean;
  /** Undefined when the property does not accept files. */
  onAddFile: ((request: DocumentRequest) => void) | undefined;
  onEdit: (request: DocumentRequest) => void;
  onState: (request: DocumentRequest, state: RequestedState) => void;
}

function RequestItem(props: RequestItemProps) {
  const { request, canReopen, isReadOnly, onAddFile, onEdit, onState } = props;
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { title, note, reason, state, is_overdue, requested_by, requested_at } = request;
  // The title tells buttons with the same label apart for screen readers.
  const name = (action: string) => (
    <>
      {action}
      <span className="visually-hidden">: {title}</span>
    </>
  );
  const action = (label: string, onClick: () => void) => (
    <Button variant="link" size="sm" className="px-0" onClick={onClick}>
      {name(label)}
    </Button>
  );
  const canEdit = isAwaited(request);
  const targets = NEXT_STATES[state].filter((target) => canReopen || !isAwaited({ state: target }));
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <span className={`${styles.badge} ${is_overdue ? styles.overdue : styles[state]}`}>
          {is_overdue ? t('requests.overdue') : t(`requests.states.${state}`)}
        </span>
      </div>
      {isAwaited(request) && <DueDate request={request} />}
      {note && <p className={styles.note}>{note}</p>}
      {reason && (
        <p className={styles.reason}>
          {t(`requests.because.${state}`)} {reason}
        </p>
      )}
      <p className={styles.meta} title={dateTime(requested_at)}>
        {t('requests.by', { name: requested_by })} <RelativeTime at={requested_at} />
      </p>
      {!isReadOnly && (canEdit || targets.length > 0) && (
        <div className={`d-print-none ${styles.actions}`}>
          {canEdit && onAddFile && (
            <Button size="sm" variant="outline-primary" onClick={() => onAddFile(request)}>
              {name(t('property.addFile'))}
            </Button>
          )}
          {targets.map((target) => (
            <span key={target}>
              {action(t(`requests.actions.${target}`), () => onState(request, target))}
            </span>
          ))}
          {canEdit && action(t('requests.edit'), () => onEdit(request))}
        </div>
      )}
    </li>
  );
}

function DueDate({ request }: { request: DocumentRequest }) {
  const { t, i18n } = useTranslation();
  const { date } = useFormat();
  const days = daysBetween(companyDay(useNow()), request.due_on);
  const relative = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' });
  return (
    <p className={request.is_overdue ? styles.late : undefined}>
      {t('requests.due', { date: date(request.due_on) })} ({relative.format(days, 'day')})
    </p>
  );
}
