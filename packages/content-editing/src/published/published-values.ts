import type { Language } from '@phantom/service-kit';
import { type EntityManager, In, IsNull } from 'typeorm';
import { readValues } from './read-values.js';
import { ContentEntry } from '../storage/content.entity.js';
import { MediaAsset } from '../storage/media.entity.js';
import { mediaIn } from '../storage/media-use.js';
import type { ContentType, EntryData, FieldsOf, ValuesOf } from '../types/content-type.js';
import { shownLanguage } from '../types/entry-data.js';

/** The values of published content as `PublishedContent` reads them, within a transaction: for `ContentType.apply`. */
export async function publishedValues<Fields extends FieldsOf>(
  manager: EntityManager,
  type: ContentType<Fields>,
  { id, data }: { id: number; data: EntryData },
  language: Language,
): Promise<ValuesOf<Fields>> {
  const ids = mediaIn(type, data);
  const assets = ids.length > 0 ? await manager.findBy(MediaAsset, { id: In(ids) }) : [];
  const media = new Map(assets.map((asset) => [asset.id, asset]));
  const context = {
    language: shownLanguage(type, data, language),
    media,
    // A copy of the text would not follow renames: the words of such a link stay.
    entryPath: () => undefined,
    isPreview: false,
  };
  return readValues(type, { id, data }, context);
}

/**
 * The one entry of a singleton as everybody sees it, in a transaction and without the memory of `PublishedContent`.
 * A preview of the current request does not change it: for mails, which leave the site.
 *
 * @returns null before it was published
 */
export async function publishedSingleton<Fields extends FieldsOf>(
  manager: EntityManager,
  type: ContentType<Fields>,
  language: Language,
): Promise<{ lang: Language; values: ValuesOf<Fields> } | null> {
  const entry = await manager.findOneBy(ContentEntry, { type: type.name, deletedAt: IsNull() });
  if (!entry?.published) return null;
  const { id, published: data } = entry;
  return {
    lang: shownLanguage(type, data, language),
    values: await publishedValues(manager, type, { id, data }, language),
  };
}
