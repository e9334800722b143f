import { useRevalidator } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import styles from './missing-notice.module.css';

/** Explains that a service did not respond and its rows are missing; reloads the page on request. */
export function MissingNotice({ text, retryLabel }: { text: string; retryLabel: string }) {
  const { revalidate, state } = useRevalidator();
  const isBusy = state === 'loading';
  return (
    <div className={`alert alert-warning ${styles.notice}`} role="alert">
      <p className="mb-0">{text}</p>
      <Button
        size="sm"
        variant="outline-primary"
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : () => void revalidate()}
      >
        {retryLabel}
      </Button>
    </div>
  );
}
