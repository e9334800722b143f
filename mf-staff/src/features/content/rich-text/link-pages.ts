import type { Option } from '@phantom/forms';
import { listEntries } from '../api/entries';
import type { ContentService } from '../../../shared/content-services';
import { isSitePath } from './link-target';

/**
 * Finds entries with a page of their own by any of their words, first those with the words in title or address; a path is
 * found as it is typed.
 */
export const findPagesOf =
  (service: ContentService) =>
  async (text: string, signal: AbortSignal): Promise<Option[]> => {
    const typed = text.trim();
    const query = { q: typed.replace(/^\//, ''), sort: 'relevance', limit: 20 } as const;
    const { list } = await listEntries(service, query, signal);
    const entries = list.flatMap(({ id, title, path, deleted_at }) =>
      path && !deleted_at ? [{ value: String(id), label: title || path, detail: path }] : [],
    );
    return isSitePath(typed) ? [{ value: typed, label: typed }, ...entries] : entries;
  };
