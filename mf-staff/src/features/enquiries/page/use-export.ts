import { ApiError, useFormat, useTranslation } from '@phantom/mf-kit';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../shared/files/save-file';
import { listEnquiries } from '../api/list-enquiries';
import type { Entry } from '../api/sources';
import type { NameOf } from '../colleagues';
import { askedBy, type Filters } from '../enquiry-query';

type Progress =
  | { kind: 'idle' }
  | { kind: 'busy'; count: number }
  | { kind: 'done'; count: number }
  | { kind: 'failed'; reason: string };

/** Makes a file of all that fits the filters; leaving the page ends it. */
export const useExport = (filters: Filters, nameOf: NameOf) => {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const start = async () => {
    if (progress.kind === 'busy') return;
    const { signal } = (underWay.current = new AbortController());
    setProgress({ kind: 'busy', count: 0 });
    try {
      const onProgress = (count: number) => setProgress({ kind: 'busy', count });
      const [entries, { enquiriesCsv }] = await Promise.all([
        collectAll(filters, onProgress, signal),
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

const AT_ONCE = 100;

/** A part of what was to be collected cannot be had. */
class IncompleteError extends Error {
  override readonly name = 'IncompleteError';
}

/**
 * All enquiries that fit the filters, page after page.
 *
 * @param onProgress told how many there are so far
 * @throws IncompleteError where one of the services does not answer: half a table would be taken for the whole
 */
const collectAll = async (
  filters: Filters,
  onProgress: (count: number) => void,
  signal: AbortSignal,
): Promise<Entry[]> => {
  const all: Entry[] = [];
  for (;;) {
    const place = { before: all.at(-1)?.key, limit: AT_ONCE };
    const { list, more, missing } = await listEnquiries({ ...askedBy(filters), ...place }, signal);
    if (missing.length > 0) throw new IncompleteError();
    all.push(...list);
    onProgress(all.length);
    if (!more || list.length === 0) return all;
  }
};
