import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from '@phantom/service-kit';
import { ContentFieldDto, ContentTypeDto } from './content-type.dto.js';
import { ContentEntryRowDto, EntryTranslationDto, type TranslationState } from './entry.dto.js';
import { ContentEntry } from '../storage/content.entity.js';
import type { ContentType, Field } from '../types/content-type.js';
import { isFilled, slugOf } from '../types/entry-data.js';
import { titleOf } from '../types/field-text.js';

export function toContentTypeDto(
  type: ContentType,
  count: number,
  language: Language,
): ContentTypeDto {
  const { name, form, group, label, singular, title, fields } = type;
  return {
    ...{ name, form, group, title, count },
    label: label[language],
    singular: singular[language],
    is_ordered: Boolean(type.isOrdered),
    has_slug: Boolean(type.hasSlug),
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
  draft,
}: Pick<ContentEntry, 'number' | 'key' | 'draft'>) => ({
  number,
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

/** The state of the texts of each language; empty for a type without translated fields. */
function translationsOf(
  { fields }: ContentType,
  { draft, fieldSaves }: ContentEntry,
): EntryTranslationDto[] {
  const names = Object.entries(fields).flatMap(([name, { translated }]) =>
    translated ? [name] : [],
  );
  if (names.length === 0) return [];
  const source = draft.texts[FALLBACK_LANGUAGE] ?? {};
  const needed = names.filter((name) => isFilled(source[name]));
  return LANGUAGES.map((language) => ({ language, state: stateOf(language) }));

  function stateOf(language: Language): TranslationState {
    if (language === FALLBACK_LANGUAGE) return 'source';
    const texts = draft.texts[language] ?? {};
    const filled = needed.filter((name) => isFilled(texts[name]));
    if (filled.length === 0) return 'missing';
    if (filled.length < needed.length) return 'partial';
    const isOutdated = needed.some((name) => {
      const saved = fieldSaves[`texts.${FALLBACK_LANGUAGE}.${name}`]?.version ?? 0;
      return saved > (fieldSaves[`texts.${language}.${name}`]?.version ?? 0);
    });
    return isOutdated ? 'outdated' : 'done';
  }
}
