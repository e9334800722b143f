import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { companyDay, daysBetween } from '../../../shared/date-time/company-day';
import { Moment } from '../../../shared/date-time/relative-time';
import { useNow } from '../../../shared/date-time/use-now';
import type { DocumentRequest } from '../api/properties';
import { isAwaited } from '../form/request-rules';
import { NEXT_STATES, type RequestedState } from '../form/request-state-dialog';
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

interface RequestItemProps {
  request: DocumentRequest;
  /** Whether a document may be awaited again, at the step of its property. */
  mayAwait: boolean;
  /** Nothing can be done, as the property is archived. */
  isReadOnly: boolean;
  /** Undefined while no files are taken. */
  onAddFile: ((request: DocumentRequest) => void) | undefined;
  onEdit: (request: DocumentRequest) => void;
  onState: (request: DocumentRequest, state: RequestedState) => void;
}

/** One document that was asked for: by when, what became of it, and what can be done. */
function RequestItem(props: RequestItemProps) {
  const { request, mayAwait, isReadOnly, onAddFile, onEdit, onState } = props;
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { title, note, reason, state, is_overdue, requested_by, requested_at } = request;
  // Many buttons of one name are told apart by the document.
  const name = (action: string) => (
    <>
      {action}
      <span className="visually-hidden">: {title}</span>
    </>
  );
  const action = (label: string, onClick: () => void) => (
    <Button variant="link" size="sm" className={styles.action} onClick={onClick}>
      {name(label)}
    </Button>
  );
  const canEdit = isAwaited(request);
  const targets = NEXT_STATES[state].filter((target) => mayAwait || !isAwaited({ state: target }));
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
        {t('requests.by', { name: requested_by })} <Moment at={requested_at} />
      </p>
      {!isReadOnly && (canEdit || targets.length > 0) && (
        <div className={styles.actions}>
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

/** By when a document is needed: the day, and how far off it is. */
function DueDate({ request }: { request: DocumentRequest }) {
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
