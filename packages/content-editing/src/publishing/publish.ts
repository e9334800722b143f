import {
  currentLanguage,
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type Message,
  type TokenUser,
  UnprocessableError,
} from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { CONTENT_MESSAGES } from '../messages.js';
import { appendRevision, updateEntry } from '../storage/content-rows.js';
import { ContentEntry } from '../storage/content.entity.js';
import { updateMediaUse } from '../storage/media-use.js';
import { slugError, updateAddresses } from '../storage/slugs.js';
import type { ContentType } from '../types/content-type.js';
import { changedPaths, type EntryData, isFilled, slugOf } from '../types/entry-data.js';

/** The fields that must be filled in before an entry can be published, with their labels. */
export function missingFields(
  type: ContentType,
  data: EntryData,
  language = currentLanguage(),
): string[] {
  return Object.entries(type.fields)
    .filter(([name, { required, translated }]) => {
      const values = translated ? (data.texts[FALLBACK_LANGUAGE] ?? {}) : data.values;
      return required && !isFilled(values[name]);
    })
    .map(([, { label }]) => label[language]);
}

/**
 * @throws UnprocessableError that names the missing fields
 * @throws ValidationError where an address belongs to a section of the site
 */
export function refuseUnpublishable(type: ContentType, data: EntryData): void {
  if (missingFields(type, data).length > 0) {
    const message: Message = (language = FALLBACK_LANGUAGE) => {
      const fields = missingFields(type, data, language).join(', ');
      return CONTENT_MESSAGES.incomplete(language, { fields });
    };
    throw new UnprocessableError(message);
  }
  const { reservedSlugs = [] } = type;
  const reserved = LANGUAGES.find((language) => {
    const slug = data.texts[language] && slugOf(data, language);
    return slug && reservedSlugs.includes(slug);
  });
  if (reserved) throw slugError(reserved, CONTENT_MESSAGES.reserved);
}

/** The columns of what visitors see. */
const PUBLICATION = [
  ...(['published', 'publishedAt', 'firstPublishedAt', 'state'] as const),
  ...(['reviewRequestedAt', 'reviewNote', 'deletedAt'] as const),
] as const;

/** Makes data of a locked entry what visitors see, in the transaction. */
export async function publishData(
  manager: EntityManager,
  type: ContentType,
  entry: ContentEntry,
  data: EntryData,
  user: TokenUser | null,
): Promise<void> {
  refuseUnpublishable(type, data);
  const now = new Date();
  entry.published = data;
  entry.publishedAt = now;
  entry.firstPublishedAt ??= now;
  entry.reviewRequestedAt = null;
  entry.reviewNote = null;
  entry.deletedAt = null;
  entry.state = changedPaths(type, data, entry.draft).length === 0 ? 'published' : 'changed';
  await updateAddresses(manager, type, entry);
  await updateEntry(manager, entry, PUBLICATION);
  await updateMediaUse(manager, type, entry);
  const revised = { ...entry, draft: data };
  await appendRevision(manager, revised, { action: 'published', user });
  await type.apply?.(manager, entry);
}

/** Takes an entry away from visitors, in the transaction. The draft stays. */
export async function unpublishEntry(
  manager: EntityManager,
  type: ContentType,
  entry: ContentEntry,
): Promise<void> {
  entry.published = null;
  entry.state = entry.deletedAt ? 'deleted' : 'unpublished';
  await updateEntry(manager, entry, PUBLICATION);
  await type.apply?.(manager, entry);
}
