import classNames from 'classnames';
import { useEffect, useRef } from 'react';
import type { Failure } from '../send/failure';
import { FieldMessages } from './field-messages';
import { NotSent } from './not-sent';
import { RefusedByServer } from './refused-by-server';
import styles from './failure-summary.module.css';

interface FailureSummaryProps {
  failure: Failure | undefined;
  onSendAgain: () => void;
}

/** Nothing to mend: the answer is about who asks, not about what was typed. */
const NOT_ALLOWED = 403;

/** Why the form has not been sent. It takes the focus: where the button is, on a phone it is out of sight. */
export function FailureSummary({ failure, onSendAgain }: FailureSummaryProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const isCalm = failure.kind === 'refused' && failure.error.status === NOT_ALLOWED;
  return (
    <div
      ref={alert}
      role="alert"
      tabIndex={-1}
      className={classNames('alert', isCalm ? 'alert-info' : 'alert-danger', styles.summary)}
    >
      {failure.kind === 'fields' && <FieldMessages messages={failure.messages} />}
      {failure.kind === 'refused' && <RefusedByServer error={failure.error} />}
      {(failure.kind === 'offline' || failure.kind === 'unanswered') && (
        <NotSent kind={failure.kind} onSendAgain={onSendAgain} />
      )}
    </div>
  );
}
