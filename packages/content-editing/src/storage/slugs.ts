import {
  fieldErrors,
  type Language,
  LANGUAGES,
  type Message,
  ValidationError,
} from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { slugOf } from '../types/entry-data.js';
import { CONTENT_MESSAGES } from '../messages.js';
import { ContentAddress, ContentEntry } from './content.entity.js';
import type { ContentType } from '../types/content-type.js';

/**
 * Gives a published entry the addresses of its slugs. Earlier addresses stay and redirect to the current one.
 *
 * @throws ValidationError where another entry has the address
 */
export async function updateAddresses(
  manager: EntityManager,
  { name: type, hasSlug }: ContentType,
  { id: entryId, published }: ContentEntry,
): Promise<void> {
  if (!hasSlug || !published) return;
  for (const language of LANGUAGES) {
    const slug = published.texts[language] && slugOf(published, language);
    if (!slug) continue;
    const taken = await manager.findOneBy(ContentAddress, { type, language, slug });
    if (taken && taken.entryId !== entryId) throw slugError(language, CONTENT_MESSAGES.slugTaken);
    await manager.update(
      ContentAddress,
      { entryId, language, isCurrent: true },
      { isCurrent: false },
    );
    const address = { type, language, slug, entryId, isCurrent: true };
    await manager.upsert(ContentAddress, address, ['type', 'language', 'slug']);
  }
}

/** The message is also that of the whole error: a release that fails at its time has no form with fields. */
export const slugError = (language: Language, message: Message): ValidationError =>
  new ValidationError(fieldErrors(`texts.${language}.slug`, message), message);
