import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import styles from './older-entries.module.css';
import type { OlderPart } from './use-older';

/** The way to what lies before the entries that are shown. */
export function OlderEntries({ hasMore, isLoading, problem, load }: OlderPart) {
  const { t } = useTranslation();
  return (
    <>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {hasMore && (
        <Button
          variant="outline-primary"
          size="sm"
          className={styles.more}
          aria-disabled={isLoading}
          onClick={() => void load()}
        >
          {t(isLoading ? 'loading' : 'trail.older')}
        </Button>
      )}
    </>
  );
}
