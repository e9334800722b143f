import { listEnquiries } from '../api/list-enquiries';
import type { Entry } from '../api/sources';
import { askedBy, type Filters } from '../filters';

const AT_ONCE = 100;

/** A part of what was to be collected cannot be had. */
export class IncompleteError extends Error {
  override readonly name = 'IncompleteError';
}

/**
 * All enquiries that fit the filters, page after page.
 *
 * @param onProgress told how many there are so far
 * @throws IncompleteError where one of the services does not answer: half a table would be taken for the whole
 */
export const collectAll = async (
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
