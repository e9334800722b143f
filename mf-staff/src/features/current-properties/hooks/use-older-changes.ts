import { ApiError } from '@phantom/mf-kit';
import { useState } from 'react';
import { getHistory, type PropertyHistory } from '../api/get-history';

/** The trail with the older parts of it that were asked for, which do not change any more. */
export function useOlderChanges(id: number, latest: PropertyHistory) {
  const [older, setOlder] = useState<PropertyHistory>();
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const next = older ? older.next : latest.next;

  const load = async () => {
    if (next === null || isLoading) return;
    setLoading(true);
    setProblem(undefined);
    try {
      const found = await getHistory(id, undefined, next);
      setOlder({ ...found, list: [...(older?.list ?? []), ...found.list] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setLoading(false);
    }
  };

  // What was the latest may have moved on since the older ones were loaded.
  const known = new Set(latest.list.map((change) => change.id));
  const changes = [...latest.list, ...(older?.list ?? []).filter((each) => !known.has(each.id))];
  return { changes, hasMore: next !== null, isLoading, problem, load };
}
