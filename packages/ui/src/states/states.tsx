import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';

interface ErrorStateProps {
  /** One sentence that says what failed. */
  title: ReactNode;
  /** What a person can do about it. */
  message?: ReactNode;
  retryLabel?: string;
  /** Without it there is no button. */
  onRetry?: () => void;
  retrying?: boolean;
  /** For support, who can find it in the logs. */
  requestId?: string | null;
  requestIdLabel?: string;
}

/** In place of something that could not be loaded. */
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

interface EmptyStateProps {
  /** One sentence that says what is missing. */
  title: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
}

/** In place of an empty list. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="pp-state" role="status">
      <p className="pp-state-title">{title}</p>
      {children}
    </div>
  );
}
