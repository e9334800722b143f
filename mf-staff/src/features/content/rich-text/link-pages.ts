import type { Option } from '@phantom/forms';
import { api, unwrap } from '@phantom/mf-kit';
import { isSitePath } from './link-target';

/** Entries with a page of their own, by any of their words; a path is found as it is typed. */
export async function findPages(text: string, signal: AbortSignal): Promise<Option[]> {
  const typed = text.trim();
  const query = { q: typed.replace(/^\//, ''), limit: 20 };
  const { list } = await unwrap(
    api.GET('/api/auth/content/entries', { params: { query }, signal }),
  );
  const entries = list.flatMap(({ id, title, path, deleted_at }) =>
    path && !deleted_at ? [{ value: String(id), label: title || path, detail: path }] : [],
  );
  return isSitePath(typed) ? [{ value: typed, label: typed }, ...entries] : entries;
}
