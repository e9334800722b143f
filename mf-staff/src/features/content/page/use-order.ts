import { ApiError, useTranslation } from '@phantom/mf-kit';
import { useEffect, useRef, useState } from 'react';
import { listEntries, saveOrder, type ContentType, type EntryRow } from '../api/entries';
import type { ContentService } from '../../../shared/content-services';

/** The largest page of the call. */
const PAGE = 100;

async function listAll(service: ContentService, type: string, signal: AbortSignal) {
  const entries: EntryRow[] = [];
  for (let page = 1; ; page += 1) {
    const query = { type, sort: 'order', page, limit: PAGE } as const;
    const { list, total } = await listEntries(service, query, signal);
    entries.push(...list);
    if (list.length < PAGE || entries.length >= total) return entries;
  }
}

/** All entries of a type in their order. A move shows at once, and is undone when the server refuses it. */
export function useOrder(service: ContentService, { name }: ContentType) {
  const { t } = useTranslation();
  const [entries, setEntries] = useState<EntryRow[]>();
  const [problem, setProblem] = useState<string>();
  const [message, setMessage] = useState('');
  const [attempt, setAttempt] = useState(0);
  const work = useRef(Promise.resolve());
  useEffect(() => {
    const controller = new AbortController();
    listAll(service, name, controller.signal).then(setEntries, (error: unknown) => {
      if (error instanceof ApiError) setProblem(error.message);
      else if (!controller.signal.aborted) throw error;
    });
    return () => controller.abort();
  }, [service, name, attempt]);

  const save = async (next: EntryRow[], text: string) => {
    try {
      await saveOrder(service, { type: name, ids: next.map(({ id }) => id) });
      setProblem(undefined);
      setMessage(text);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      // Shows the order that visitors see.
      setAttempt((last) => last + 1);
    }
  };
  const move = (from: number, to: number) => {
    const moved = entries?.[from];
    if (!entries || !moved || to < 0 || to >= entries.length) return;
    const next = entries.toSpliced(from, 1).toSpliced(to, 0, moved);
    setEntries(next);
    const place = { title: moved.title, position: to + 1, total: next.length };
    // One after the other: an older order must not overtake a newer one.
    work.current = work.current.then(() => save(next, t('content.order.moved', place)));
  };
  return { entries, problem, message, move };
}
