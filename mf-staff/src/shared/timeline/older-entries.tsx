import { ApiError, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import styles from './older-entries.module.css';

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

interface Part<Entry> {
  /** The latest first. */
  list: Entry[];
  /** Where older ones begin; null at the end. */
  next: number | null;
}

/** What there is beyond the entries that are shown. */
interface OlderPart {
  hasMore: boolean;
  isLoading: boolean;
  /** Why it could not be loaded, in words. */
  problem: string | undefined;
  load: () => Promise<void>;
}

/**
 * A trail with the older parts of it that were asked for, which do not change any more.
 *
 * @param latest its beginning, which may move on meanwhile
 * @param fetchBefore the part that begins at a `next`
 */
export function useOlder<Entry extends { id: number }>(
  latest: Part<Entry>,
  fetchBefore: (next: number) => Promise<Part<Entry>>,
): OlderPart & { entries: Entry[] } {
  const [loaded, setLoaded] = useState<Part<Entry>>();
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { list, next } = joined(latest, loaded);

  const load = async () => {
    if (next === null || isLoading) return;
    setLoading(true);
    setProblem(undefined);
    try {
      const older = await fetchBefore(next);
      // With what is shown above them: it leaves the latest part as new ones come.
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

/** Where so many are new that entries between the two parts are not known, these have to be asked for again. */
function joined<Entry extends { id: number }>(latest: Part<Entry>, loaded?: Part<Entry>) {
  const [end, newest] = [latest.list.at(-1), loaded?.list[0]];
  if (!loaded || !end || !newest || end.id > newest.id) return latest;
  return {
    list: [...latest.list, ...loaded.list.filter(({ id }) => id < end.id)],
    next: loaded.next,
  };
}
