import { mediaInRichText } from '@phantom/rich-text';
import type { EntityManager } from 'typeorm';
import { ContentEntry } from './content.entity.js';
import type { ContentType, Field } from '../types/content-type.js';
import { type EntryData, fieldPaths, findField, valueAt } from '../types/entry-data.js';

/** The media that some content shows. */
export function mediaIn(type: ContentType, data: EntryData): number[] {
  const ids = fieldPaths(type).flatMap((path) => {
    const place = findField(type, path);
    return place ? mediaOf(place.field, valueAt(data, path)) : [];
  });
  return [...new Set(ids)];
}

function mediaOf({ kind, fields = {} }: Field, value: unknown): number[] {
  if (value === null || value === undefined) return [];
  if (kind === 'picture' || kind === 'file') return [value as number];
  if (kind === 'rich-text') return mediaInRichText(value);
  if (kind !== 'list') return [];
  return (value as Record<string, unknown>[]).flatMap((item) =>
    Object.entries(fields).flatMap(([name, field]) => mediaOf(field, item[name])),
  );
}

/**
 * Records which media the draft and the published content of an entry show. What is in the bin comes back if it is shown
 * again, as by an earlier revision.
 */
export async function updateMediaUse(
  manager: EntityManager,
  type: ContentType,
  { id, draft, published }: ContentEntry,
): Promise<void> {
  const ids = [
    ...new Set([...mediaIn(type, draft), ...(published ? mediaIn(type, published) : [])]),
  ];
  await manager.query(
    `WITH removed AS (DELETE FROM media_use WHERE entry_id = $1 AND media_id <> ALL ($2::integer[])),
     added AS (INSERT INTO media_use (media_id, entry_id)
       SELECT id, $1 FROM media_asset WHERE id = ANY ($2::integer[]) ON CONFLICT DO NOTHING)
     UPDATE media_asset SET deleted_at = NULL
     WHERE id = ANY ($2::integer[]) AND deleted_at IS NOT NULL
       AND EXISTS (SELECT FROM media_file WHERE media_id = media_asset.id)
       AND NOT EXISTS (SELECT FROM media_asset other
         WHERE other.sha256 = media_asset.sha256 AND other.deleted_at IS NULL)`,
    [id, ids],
  );
}
