import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from '@phantom/service-kit';
import { ContentFieldDto, ContentTypeDto } from './content-type.dto.js';
import { ContentEntryRowDto, EntryTranslationDto } from './entry.dto.js';
import { ContentEntry } from '../storage/content.entity.js';
import { type ContentType, type Field, orderOf } from '../types/content-type.js';
import { slugOf } from '../types/entry-data.js';
import { titleOf } from '../types/field-text.js';
import { translatedFields, withState } from '../types/translation-state.js';

export function toContentTypeDto(
  type: ContentType,
  count: number,
  language: Language,
): ContentTypeDto {
  const { name, form, group, label, singular, title, fields } = type;
  const order = orderOf(type);
  return {
    ...{ name, form, group, title, count },
    label: label[language],
    singular: singular[language],
    order: typeof order === 'string' ? order : 'field',
    has_slug: Boolean(type.hasSlug),
    is_mail: Boolean(type.isMail),
    fields: toFieldDtos(fields, language),
  };
}

const toFieldDtos = (
  fields: Readonly<Record<string, Field>>,
  language: Language,
): ContentFieldDto[] =>
  Object.entries(fields).map(([name, field]) => ({
    name,
    kind: field.kind,
    label: field.label[language],
    help: field.help?.[language] ?? null,
    required: Boolean(field.required),
    translated: Boolean(field.translated),
    is_fixed: Boolean(field.isFixed),
    max: field.max ?? null,
    is_block: Boolean(field.isBlock),
    format: field.format ?? null,
    placeholders: field.placeholders ? [...field.placeholders] : null,
    range: field.range ?? null,
    choices: Object.entries(field.choices ?? {}).map(([value, label]) => ({
      value,
      label: label[language],
    })),
    fields: toFieldDtos(field.fields ?? {}, language),
    reference: field.type ?? null,
    accepts: field.accepts ?? null,
  }));

export const addressOf = ({
  number,
  key,
  title,
  draft,
}: Pick<ContentEntry, 'number' | 'key' | 'title' | 'draft'>) => ({
  number,
  title,
  key,
  slug: slugOf(draft),
});

/** The scheduled times of an entry. */
export interface EntrySchedule {
  publishAt: Date | null;
  unpublishAt: Date | null;
}

export function toEntryRowDto(
  type: ContentType,
  entry: ContentEntry,
  schedule: EntrySchedule,
): ContentEntryRowDto {
  const { id, number, key, position, state, draft } = entry;
  return {
    ...{ id, type: type.name, number, key, position, state },
    title: entry.title || titleOf(type, draft),
    path: type.path?.(addressOf(entry)) ?? null,
    translations: translationsOf(type, entry),
    published_at: isoOf(entry.publishedAt),
    publish_at: isoOf(schedule.publishAt),
    unpublish_at: isoOf(schedule.unpublishAt),
    review_requested_at: isoOf(entry.reviewRequestedAt),
    deleted_at: isoOf(entry.deletedAt),
    updated_at: entry.updatedAt.toISOString(),
    updated_by: entry.actorName,
    version: entry.version,
  };
}

const isoOf = (time: Date | null): string | null => time?.toISOString() ?? null;

/** The state of each language; empty for a type without translated fields. */
export function translationsOf(
  type: ContentType,
  { draft, translations }: ContentEntry,
): EntryTranslationDto[] {
  if (translatedFields(type).length === 0) return [];
  return LANGUAGES.map((language) => {
    if (language === FALLBACK_LANGUAGE) {
      return { language, state: 'source', work_since: null, is_at_agency: false };
    }
    const known = translations[language] ?? { outdated: {} };
    const { state, workSince = null, isAtAgency = false } = withState(type, draft, language, known);
    return { language, state, work_since: workSince, is_at_agency: isAtAgency };
  });
}
