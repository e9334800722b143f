import type { Language } from '@phantom/service-kit';
import { type EntityManager, In } from 'typeorm';
import { readValues } from './read-values.js';
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
  const assets = await manager.findBy(MediaAsset, { id: In(mediaIn(type, data)) });
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
