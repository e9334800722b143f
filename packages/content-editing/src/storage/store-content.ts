import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { appendRevision, setDraft } from './content-rows.js';
import { ContentEntry } from './content.entity.js';
import { updateMediaUse } from './media-use.js';
import { MediaAsset } from './media.entity.js';
import { updateAddresses } from './slugs.js';
import type { ContentType } from '../types/content-type.js';
import {
  changedPaths,
  type EntryData,
  fieldPaths,
  findField,
  valueAt,
} from '../types/entry-data.js';
import { checkedValue } from '../types/value-rules.js';

/** Published content that is not typed by an editor: of a seed, an import or a migration. */
export interface StoredContent {
  /** Names the entry: a second run changes it instead of adding another one. */
  key: string;
  /** The `{id}` of contract pages. */
  number: number;
  position: number;
  data: EntryData;
  /** The date that visitors read. */
  firstPublishedAt: Date;
}

/**
 * Stores published content. An entry that an editor has changed since stays as it is.
 *
 * @throws ValidationError for a value that its field does not accept
 */
export async function storeEntry(
  manager: EntityManager,
  type: ContentType,
  { key, number, position, data, firstPublishedAt }: StoredContent,
): Promise<ContentEntry> {
  for (const path of fieldPaths(type)) {
    const field = findField(type, path)?.field;
    if (field) checkedValue(field, path, valueAt(data, path));
  }
  const known = await manager.findOneBy(ContentEntry, { type: type.name, key });
  if (known && known.actorId !== null) return known;
  const entry =
    known ?? manager.create(ContentEntry, { type: type.name, key, number, fieldSaves: {} });
  if (known?.published && changedPaths(type, known.published, data).length === 0) return known;
  setDraft(type, entry, data, null);
  Object.assign(entry, { state: 'published', position, published: data, firstPublishedAt });
  entry.publishedAt ??= firstPublishedAt;
  await manager.save(entry);
  await updateAddresses(manager, type, entry);
  await updateMediaUse(manager, type, entry);
  await appendRevision(manager, entry, { action: 'imported', user: null });
  await type.apply?.(manager, entry);
  return entry;
}

export type SitePicture = Pick<MediaAsset, 'src' | 'name'> &
  Partial<
    Pick<
      MediaAsset,
      'alt' | 'isDecorative' | 'kind' | 'contentType' | 'bytes' | 'focusX' | 'focusY'
    >
  >;

/** The media entry of a file that came with the site, by its address. What an editor has changed since stays. @returns its id */
export async function storeMedia(manager: EntityManager, media: SitePicture): Promise<number> {
  const { src, alt } = media;
  const known = await manager.findOneBy(MediaAsset, { origin: src });
  const picture = { kind: 'picture', contentType: 'image/webp', bytes: 0 } as const;
  const asset =
    known ?? manager.create(MediaAsset, { ...picture, isDecorative: !alt, origin: src, ...media });
  if (known && (known.actorId !== null || !alt || isDeepStrictEqual(known.alt, alt)))
    return known.id;
  if (known) Object.assign(known, { alt, isDecorative: false });
  return (await manager.save(asset)).id;
}
