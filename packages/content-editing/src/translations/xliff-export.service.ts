import { Inject, Injectable } from '@nestjs/common';
import { FALLBACK_LANGUAGE, type Language, type TokenUser } from '@phantom/service-kit';
import { appendAuditEntry } from '@phantom/service-kit/audit';
import { DataSource } from 'typeorm';
import { unitsOf } from './import-field.js';
import { isTranslatable, toTranslatable } from './translatable.js';
import { hashOf, shapeHashOf } from './translation-hash.js';
import { TranslationService } from './translation.service.js';
import { writeXliff } from './write-xliff.js';
import type { WrittenField, WrittenFile } from './xliff-document.js';
import { XliffExportDto, type XliffFileDto, type XliffFilesDto } from './xliff.dto.js';
import { SERVICE_NAME } from '../service-name.js';
import { ContentEntry } from '../storage/content.entity.js';
import type { ContentType } from '../types/content-type.js';
import { ContentTypes } from '../types/content-types.js';
import { isFilled } from '../types/entry-data.js';

/** Characters of a file that is still without its translations: it grows to at most the size of an import. */
const FILE_SIZE = 250_000;

/** Entries of one export. */
const MOST_ENTRIES = 1000;

/** Writes texts for an agency. */
@Injectable()
export class XliffExport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly translations: TranslationService,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  async export(
    { language, types, states, entry_ids, marks_work }: XliffExportDto,
    user: TokenUser,
  ): Promise<XliffFilesDto> {
    const { manager } = this.dataSource;
    const entries = await this.translations
      .select(manager, { language, states, types, ids: entry_ids })
      .orderBy('entry.type')
      .addOrderBy('entry.id')
      .limit(MOST_ENTRIES)
      .getMany();
    const files = entries.flatMap((entry) => {
      const fields = toFields(this.types.named(entry.type), entry, language);
      const original = `${this.service}/${entry.type}/${entry.id}`;
      const file = { original, title: entry.title, fields };
      return fields.length > 0 ? [{ id: entry.id, file }] : [];
    });
    if (marks_work) {
      for (const { id } of files)
        await this.translations.markWork(id, language, { isAtAgency: true });
    }
    await appendAuditEntry(manager, {
      actorId: user.id,
      action: 'exported',
      record: { type: 'content', id: null },
      details: { title: `XLIFF, ${language}: ${files.length}` },
    });
    return {
      error: 0,
      list: inParts(
        language,
        files.map(({ file }) => file),
      ),
    };
  }
}

function toFields(type: ContentType, entry: ContentEntry, language: Language): WrittenField[] {
  const { texts } = entry.draft;
  const outdated = entry.translations[language]?.outdated ?? {};
  return Object.entries(type.fields).flatMap(([name, field]): WrittenField[] => {
    const source = texts[FALLBACK_LANGUAGE]?.[name] ?? null;
    const target = texts[language]?.[name] ?? null;
    if (!isTranslatable(field) || !isFilled(source)) return [];
    const units = unitsOf(field, { source, target });
    if (units.length === 0) return [];
    const shapeHash = shapeHashOf(toTranslatable(field, source));
    const hashes = { sourceHash: hashOf(source), shapeHash, targetHash: hashOf(target) };
    const isCurrent = isFilled(target) && !Object.hasOwn(outdated, name);
    return [{ name, label: field.label[FALLBACK_LANGUAGE], ...hashes, isCurrent, units }];
  });
}

function inParts(language: Language, files: readonly WrittenFile[]): XliffFileDto[] {
  const parts: WrittenFile[][] = [];
  let size = Infinity;
  for (const file of files) {
    const length = writeXliff(language, [file]).length;
    if (size + length > FILE_SIZE) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(file);
    size += length;
  }
  return parts.map((part, index) => ({
    name: `content-${language}-${index + 1}.xlf`,
    xliff: writeXliff(language, part),
    entries: part.length,
  }));
}
