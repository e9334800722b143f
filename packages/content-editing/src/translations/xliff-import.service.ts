import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import {
  AppError,
  currentLanguage,
  fieldError,
  FALLBACK_LANGUAGE,
  type Language,
  type Message,
  type TokenUser,
} from '@phantom/service-kit';
import { appendAuditEntry } from '@phantom/service-kit/audit';
import { DataSource, type EntityManager } from 'typeorm';
import { type ImportedField, importField } from './import-field.js';
import { readXliff } from './read-xliff.js';
import { XmlError } from './read-xml.js';
import { isTranslatable } from './translatable.js';
import type { ReadDocument, ReadField, ReadFile } from './xliff-document.js';
import {
  XliffImportDto,
  type XliffRefusalDto,
  type XliffResultDto,
  type XliffResultsDto,
} from './xliff.dto.js';
import { CONTENT_MESSAGES } from '../messages.js';
import { SERVICE_NAME } from '../service-name.js';
import { changeDraft, saveDraft } from '../storage/content-rows.js';
import { ContentEntry } from '../storage/content.entity.js';
import type { ContentType, Field } from '../types/content-type.js';
import { ContentTypes } from '../types/content-types.js';
import { valueAt, withValue } from '../types/entry-data.js';
import { withState } from '../types/translation-state.js';
import { checkedValue } from '../types/value-rules.js';

/** `content/newsletter/12`. */
const ENTRY = /^(?<service>[a-z]{1,20})\/(?<type>[a-z][a-z0-9-]{0,39})\/(?<id>[1-9]\d{0,8})$/;

type Reason = XliffRefusalDto['reason'];

const REASONS: Record<Reason, Message> = {
  'unknown-entry': CONTENT_MESSAGES.xliff.unknownEntry,
  'unknown-field': CONTENT_MESSAGES.xliff.unknownField,
  'no-source': CONTENT_MESSAGES.xliff.noSource,
  'source-form-changed': CONTENT_MESSAGES.xliff.sourceFormChanged,
  'translated-meanwhile': CONTENT_MESSAGES.xliff.translatedMeanwhile,
  units: CONTENT_MESSAGES.xliff.units,
  incomplete: CONTENT_MESSAGES.xliff.incomplete,
  inline: CONTENT_MESSAGES.xliff.inline,
  codes: CONTENT_MESSAGES.xliff.codes,
  invalid: CONTENT_MESSAGES.xliff.invalid,
};

/** Reads texts of an agency into drafts. Visitors see them after a publication. */
@Injectable()
export class XliffImport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  /**
   * Skips the entries of other services: a file of an agency may have those of several.
   *
   * @throws ValidationError for a file that cannot be read, is in another language or has no entry of this service; nothing is saved
   * then
   */
  async import({ language, xliff }: XliffImportDto, user: TokenUser): Promise<XliffResultsDto> {
    const document = documentIn(xliff, language);
    const files = document.files.filter(({ original }) => original.startsWith(`${this.service}/`));
    if (files.length === 0) throw this.foreign(document);
    const list: XliffResultDto[] = [];
    // An entry at a time: nobody waits for the locks of a long file.
    for (const file of files) {
      const result = await this.dataSource.transaction((manager) =>
        this.importFile(manager, file, language, user),
      );
      list.push(result);
    }
    return { error: 0, list };
  }

  private foreign({ files }: ReadDocument): AppError {
    const service = ENTRY.exec(files[0]?.original ?? '')?.groups?.['service'];
    const { foreign, otherService } = CONTENT_MESSAGES.xliff;
    if (!service) return fieldError('xliff', foreign);
    return fieldError('xliff', otherService, { service });
  }

  private async importFile(
    manager: EntityManager,
    { original, fields }: ReadFile,
    language: Language,
    user: TokenUser,
  ): Promise<XliffResultDto> {
    const entry = await this.lockEntry(manager, original);
    const result: XliffResultDto = {
      ...{
        original: original.slice(0, 100),
        entry_id: entry?.id ?? null,
        title: entry?.title ?? '',
      },
      ...{ taken: [], outdated: [], unchanged: 0, refused: [] },
    };
    if (!entry) {
      result.refused.push(refusal('unknown-entry', null));
      return result;
    }
    const type = this.types.named(entry.type);
    const saved: SavedTexts = { draft: entry.draft, sources: new Map() };
    for (const read of fields) takeField(read, { type, entry, language, saved, result });
    if (saved.sources.size > 0) await this.save(manager, type, { ...saved, entry, language, user });
    return result;
  }

  private async save(
    manager: EntityManager,
    type: ContentType,
    { entry, draft, sources, language, user }: ImportedTexts,
  ): Promise<void> {
    changeDraft(type, entry, draft, user);
    const known = entry.translations[language];
    const outdated = { ...known?.outdated };
    for (const [name, from] of sources) {
      if (from) outdated[name] = from.source;
      else Reflect.deleteProperty(outdated, name);
    }
    const translation = withState(type, draft, language, { ...known, outdated });
    entry.translations = { ...entry.translations, [language]: translation };
    await saveDraft(manager, type, entry, { action: 'translated', note: language, user });
    await appendAuditEntry(manager, {
      actorId: user.id,
      action: 'edited',
      record: { type: 'content', id: entry.id },
      details: { title: entry.title, part: `XLIFF, ${language}` },
    });
  }

  /** The entry that a file names, if it is not in the bin. */
  private async lockEntry(manager: EntityManager, original: string): Promise<ContentEntry | null> {
    const { type, id } = ENTRY.exec(original)?.groups ?? {};
    if (!this.types.all.some(({ name }) => name === type)) return null;
    const entry = await manager.findOne(ContentEntry, {
      where: { id: Number(id), type },
      lock: { mode: 'for_no_key_update' },
    });
    return entry?.deletedAt ? null : entry;
  }
}

interface SavedTexts {
  draft: ContentEntry['draft'];
  /** The source texts that were translated, by field; undefined where the source is the same. */
  sources: Map<string, { source: unknown } | undefined>;
}

interface ImportedTexts extends SavedTexts {
  entry: ContentEntry;
  language: Language;
  user: TokenUser;
}

interface FieldImport {
  type: ContentType;
  entry: ContentEntry;
  language: Language;
  saved: SavedTexts;
  result: XliffResultDto;
}

/** Adds what the file makes of a field to what is saved, and to the report. */
function takeField(read: ReadField, { type, entry, language, saved, result }: FieldImport): void {
  const { name } = read;
  const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
  if (!field || !isTranslatable(field) || saved.sources.has(name)) {
    result.refused.push(refusal('unknown-field', null));
    return;
  }
  const label = field.label[currentLanguage()];
  const path = `texts.${language}.${name}`;
  const texts = {
    source: valueAt(entry.draft, `texts.${FALLBACK_LANGUAGE}.${name}`),
    target: valueAt(entry.draft, path),
  };
  const imported = checked(field, path, importField(field, texts, read));
  if (imported.outcome === 'refused') {
    result.refused.push(refusal(imported.reason, label, imported.unit));
    return;
  }
  if (imported.outcome === 'unchanged' || isKnown(entry, language, name, imported.value)) {
    result.unchanged += 1;
    return;
  }
  saved.draft = withValue(saved.draft, path, imported.value);
  const isFromOther = 'translatedFrom' in imported;
  saved.sources.set(name, isFromOther ? { source: imported.translatedFrom } : undefined);
  result.taken.push(label);
  if (isFromOther) result.outdated.push(label);
}

/** Whether the translation is there and up to date. */
const isKnown = (
  { draft, translations }: ContentEntry,
  language: Language,
  name: string,
  value: unknown,
): boolean =>
  isDeepStrictEqual(value, draft.texts[language]?.[name] ?? null) &&
  !Object.hasOwn(translations[language]?.outdated ?? {}, name);

function documentIn(xliff: string, language: Language): ReadDocument {
  const document = parsed(xliff);
  if (document.source !== FALLBACK_LANGUAGE || document.target !== language) {
    const { source, target } = document;
    throw fieldError('xliff', CONTENT_MESSAGES.xliff.language, { source, target });
  }
  return document;
}

function parsed(xliff: string): ReadDocument {
  try {
    return readXliff(xliff);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw fieldError('xliff', CONTENT_MESSAGES.xliff.unreadable, {
      reason: error.message.slice(0, 200),
    });
  }
}

/** The rules of the field hold for an agency too. */
function checked(field: Field, path: string, imported: ImportedField): ImportedField {
  if (imported.outcome !== 'taken') return imported;
  try {
    return { ...imported, value: checkedValue(field, path, imported.value) };
  } catch (error) {
    if (error instanceof AppError) return { outcome: 'refused', reason: 'invalid' };
    throw error;
  }
}

const refusal = (reason: Reason, field: string | null, unit?: string): XliffRefusalDto => ({
  ...{ field, unit: unit ?? null, reason },
  message: REASONS[reason](currentLanguage()),
});
