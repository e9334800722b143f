import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';

/** Properties of {@link ErrorState}. */
export interface ErrorStateProps {
  /** One sentence that says what failed. */
  title: ReactNode;
  /** What a person can do about it. */
  message?: ReactNode;
  retryLabel?: string;
  /** Without it there is nothing to retry and no button. */
  onRetry?: () => void;
  /** True while a retry is under way. */
  retrying?: boolean;
  /** The id of the failed request, which support can find in the logs. */
  requestId?: string | null;
  requestIdLabel?: string;
}

/** Stands where something failed to load, says so in a sentence and offers another try. */
export function ErrorState(props: ErrorStateProps) {
  const { title, message, retryLabel, onRetry, retrying, requestId, requestIdLabel } = props;
  return (
    <div className="pp-state pp-state-error" role="alert">
      <p className="pp-state-title">{title}</p>
      {message && <p>{message}</p>}
      {onRetry && (
        <Button
          variant="outline-primary"
          onClick={retrying ? undefined : onRetry}
          aria-disabled={retrying}
        >
          {retryLabel}
        </Button>
      )}
      {requestId && (
        <p className="pp-state-id">
          {requestIdLabel} <code translate="no">{requestId}</code>
        </p>
      )}
    </div>
  );
}
