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

/** Why the form has not been sent. It takes the focus: where the button is, on a phone it is out of sight. */
export function FailureSummary({ failure, onSendAgain }: FailureSummaryProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  if (!failure) return null;
  return (
    <div
      ref={alert}
      role="alert"
      tabIndex={-1}
      className={classNames('alert alert-danger', styles.summary)}
    >
      {failure.kind === 'fields' && <FieldMessages messages={failure.messages} />}
      {failure.kind === 'refused' && <RefusedByServer error={failure.error} />}
      {(failure.kind === 'offline' || failure.kind === 'unanswered') && (
        <NotSent kind={failure.kind} onSendAgain={onSendAgain} />
      )}
    </div>
  );
}
