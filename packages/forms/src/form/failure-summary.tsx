import { useOnline, useTranslation, type ApiError } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import classNames from 'classnames';
import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { Failure, FieldMessage } from './failure';
import styles from './failure-summary.module.css';
import { fieldId, useFormContext } from './form-context';

interface FailureSummaryProps {
  failure: Failure | undefined;
  onSendAgain: () => void;
}

const FORBIDDEN = 403;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** Explains why the form was not sent. It takes the focus, because on a phone it is not in view of the button. */
export function FailureSummary({ failure, onSendAgain }: FailureSummaryProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  if (!failure) return null;
  // A missing right is no mistake of the user.
  const isInfo = failure.kind === 'refused' && failure.error.status === FORBIDDEN;
  return (
    <div
      ref={alert}
      role="alert"
      tabIndex={-1}
      className={classNames('alert', isInfo ? 'alert-info' : 'alert-danger', styles.summary)}
    >
      {failure.kind === 'fields' && <FieldMessages messages={failure.messages} />}
      {failure.kind === 'refused' && <ServerMessage error={failure.error} />}
      {(failure.kind === 'offline' || failure.kind === 'unanswered') && (
        <NoResponse kind={failure.kind} onSendAgain={onSendAgain} />
      )}
    </div>
  );
}

/** Links to the invalid fields. A corrected one is struck through but stays, so that nothing moves. */
function FieldMessages({ messages }: { messages: FieldMessage[] }) {
  const { t } = useTranslation();
  const { name } = useFormContext();
  const { errors, values } = useFormikContext<FormikValues>();
  return (
    <>
      <p>{t('kit:form.check')}</p>
      <ul className={styles.messages}>
        {messages.map(({ field, text }) => (
          <li key={field} className={field in values && !errors[field] ? styles.mended : undefined}>
            {field in values ? (
              <a href={`#${fieldId(name, field)}`} onClick={focusField}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Focuses the control, or the first one of a group, without a change of the address. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const target = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  const control = target?.matches('fieldset') ? target.querySelector('input') : target;
  control?.focus();
}

/** The message of the server, with the time of the next try or the request id for the support. */
function ServerMessage({ error }: { error: ApiError }) {
  const { t, i18n } = useTranslation();
  const { message, status, retryAfter, requestId } = error;
  return (
    <>
      <p>{message}</p>
      {status === TOO_MANY_REQUESTS && retryAfter !== undefined && (
        <p>{t('kit:form.retryAt', { time: retryTime(retryAfter, i18n.language) })}</p>
      )}
      {status >= SERVER_ERROR && requestId && (
        <p>
          {t('kit:form.reference')} <code translate="no">{requestId}</code>
        </p>
      )}
    </>
  );
}

const MINUTE_MS = 60_000;

/** The local time when a wait of some seconds is over, rounded up to the minute. */
export const retryTime = (seconds: number, language: string, now = Date.now()): string => {
  const end = Math.ceil((now + seconds * 1000) / MINUTE_MS) * MINUTE_MS;
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(end);
};

interface NoResponseProps {
  kind: 'offline' | 'unanswered';
  onSendAgain: () => void;
}

/** There was no response. Sending again is safe. */
function NoResponse({ kind, onSendAgain }: NoResponseProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const { isSubmitting } = useFormikContext();
  const offline = isOnline ? 'kit:form.backOnline' : 'kit:form.offline';
  return (
    <>
      <p>{t(kind === 'offline' ? offline : 'kit:form.unanswered')}</p>
      <Button
        variant="outline-danger"
        size="sm"
        className={styles.again}
        onClick={onSendAgain}
        aria-disabled={isSubmitting || !isOnline}
      >
        {t(isSubmitting ? 'kit:form.sending' : 'kit:form.sendAgain')}
      </Button>
    </>
  );
}
