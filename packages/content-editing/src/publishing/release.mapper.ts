import { currentLanguage } from '@phantom/service-kit';
import { ReleaseItemDto, ReleaseRowDto } from './release.dto.js';
import { missingFields } from './publish.js';
import { addressOf } from '../editing/entry.mapper.js';
import { ContentEntry, ContentRevision } from '../storage/content.entity.js';
import { ContentRelease, ContentReleaseItem } from '../storage/release.entity.js';
import type { ContentType } from '../types/content-type.js';
import { changedPaths } from '../types/entry-data.js';
import { titleOf } from '../types/field-text.js';

export const toReleaseRowDto = (release: ContentRelease, count: number): ReleaseRowDto => ({
  id: release.id,
  name: release.name,
  state: release.state,
  count,
  publish_at: release.publishAt?.toISOString() ?? null,
  published_at: release.publishedAt?.toISOString() ?? null,
  failure: release.failure?.[currentLanguage()] ?? null,
  updated_at: release.updatedAt.toISOString(),
  updated_by: release.actorName,
  version: release.version,
});

interface ReleasedEntry {
  item: ContentReleaseItem;
  entry: ContentEntry;
  /** Undefined while the release is open. */
  revision: ContentRevision | undefined;
}

export function toReleaseItemDto(
  type: ContentType,
  { item: { action }, entry, revision }: ReleasedEntry,
): ReleaseItemDto {
  const data = revision?.data ?? entry.draft;
  const address = addressOf(entry);
  return {
    entry_id: entry.id,
    type: type.name,
    title: entry.title || titleOf(type, data),
    state: entry.state,
    action,
    missing: action === 'publish' ? missingFields(type, data) : [],
    is_edited_since: revision !== undefined && changedPaths(type, data, entry.draft).length > 0,
    preview_path: type.path?.(address) ?? type.previewPath?.(address) ?? null,
  };
}
