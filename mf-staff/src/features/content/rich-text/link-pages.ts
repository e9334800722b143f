import type { Option } from '@phantom/forms';
import { listEntries } from '../api/entries';
import type { ContentService } from '../../../shared/content-services';
import { isSitePath } from './link-target';

/** Finds entries with a page of their own, by any of their words; a path is found as it is typed. */
export const findPagesOf =
  (service: ContentService) =>
  async (text: string, signal: AbortSignal): Promise<Option[]> => {
    const typed = text.trim();
    const { list } = await listEntries(service, { q: typed.replace(/^\//, ''), limit: 20 }, signal);
    const entries = list.flatMap(({ id, title, path, deleted_at }) =>
      path && !deleted_at ? [{ value: String(id), label: title || path, detail: path }] : [],
    );
    return isSitePath(typed) ? [{ value: typed, label: typed }, ...entries] : entries;
  };
