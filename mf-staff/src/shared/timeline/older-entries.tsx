import { ApiError, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import styles from './older-entries.module.css';

export function OlderEntries({ hasMore, isLoading, problem, load }: OlderEntriesState) {
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
          className={`d-print-none ${styles.more}`}
          aria-disabled={isLoading}
          onClick={() => void load()}
        >
          {t(isLoading ? 'loading' : 'trail.older')}
        </Button>
      )}
    </>
  );
}

interface HistoryPage<Entry> {
  /** Latest first. */
  list: Entry[];
  /** Id before which older entries start; null at the end. */
  next: number | null;
}

interface OlderEntriesState {
  hasMore: boolean;
  isLoading: boolean;
  problem: string | undefined;
  load: () => Promise<void>;
}

/** A history with older entries loaded on request; `latest` may change meanwhile. */
export function useOlderEntries<Entry extends { id: number }>(
  latest: HistoryPage<Entry>,
  fetchBefore: (next: number) => Promise<HistoryPage<Entry>>,
): OlderEntriesState & { entries: Entry[] } {
  const [loaded, setLoaded] = useState<HistoryPage<Entry>>();
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { list, next } = mergePages(latest, loaded);

  const load = async () => {
    if (next === null || isLoading) return;
    setLoading(true);
    setProblem(undefined);
    try {
      const older = await fetchBefore(next);
      // Includes the entries shown above, because the latest page moves on when new ones arrive.
      setLoaded({ list: [...list, ...older.list], next: older.next });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setLoading(false);
    }
  };
  return { entries: list, hasMore: next !== null, isLoading, problem, load };
}

/** When so many entries are new that a gap arises, the older ones must be loaded again. */
function mergePages<Entry extends { id: number }>(
  latest: HistoryPage<Entry>,
  loaded?: HistoryPage<Entry>,
) {
  const [end, newest] = [latest.list.at(-1), loaded?.list[0]];
  if (!loaded || !end || !newest || end.id > newest.id) return latest;
  return {
    list: [...latest.list, ...loaded.list.filter(({ id }) => id < end.id)],
    next: loaded.next,
  };
}
