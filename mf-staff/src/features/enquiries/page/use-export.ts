import { ApiError, useFormat, useTranslation } from '@phantom/mf-kit';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../shared/files/save-file';
import { listEnquiries } from '../api/list-enquiries';
import type { Enquiry } from '../api/sources';
import type { NameOf } from '../colleagues';
import { toListQuery, type Filters } from '../enquiry-query';

type Progress =
  | { kind: 'idle' }
  | { kind: 'busy'; count: number }
  | { kind: 'done'; count: number }
  | { kind: 'failed'; reason: string };

/** Collects and saves the entries. Leaving the page cancels the export. */
export const useExport = (filters: Filters, nameOf: NameOf) => {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const start = async () => {
    if (progress.kind === 'busy') return;
    const { signal } = (controllerRef.current = new AbortController());
    setProgress({ kind: 'busy', count: 0 });
    try {
      const onProgress = (count: number) => setProgress({ kind: 'busy', count });
      const [entries, { enquiriesCsv }] = await Promise.all([
        collectEnquiries(filters, onProgress, signal),
        import('./enquiries-csv'),
      ]);
      const day = new Date().toISOString().slice(0, 10);
      const name = `${t('enquiries.export.file')}-${day}.csv`;
      saveFile(enquiriesCsv(entries, nameOf, t), name, 'text/csv');
      setProgress({ kind: 'done', count: entries.length });
    } catch (error) {
      if (!signal.aborted) setProgress({ kind: 'failed', reason: reasonOf(error) });
    }
  };
  const reasonOf = (error: unknown): string => {
    if (error instanceof ApiError) return error.message;
    return t(error instanceof IncompleteError ? 'enquiries.export.incomplete' : 'kit:network');
  };
  const numbered = (count: number) => ({ count, number: number(count) });
  return { progress, start, numbered };
};

const PAGE_SIZE = 100;

/** A service did not respond, so the export would be incomplete. */
class IncompleteError extends Error {
  override readonly name = 'IncompleteError';
}

/**
 * Loads all enquiries that match the filters, page by page.
 *
 * @param onProgress receives the number loaded so far
 * @throws IncompleteError when a service does not respond
 */
const collectEnquiries = async (
  filters: Filters,
  onProgress: (count: number) => void,
  signal: AbortSignal,
): Promise<Enquiry[]> => {
  const all: Enquiry[] = [];
  for (;;) {
    const position = { before: all.at(-1)?.key, limit: PAGE_SIZE };
    const { list, more, missing } = await listEnquiries(
      { ...toListQuery(filters), ...position },
      signal,
    );
    if (missing.length > 0) throw new IncompleteError();
    all.push(...list);
    onProgress(all.length);
    if (!more || list.length === 0) return all;
  }
};
