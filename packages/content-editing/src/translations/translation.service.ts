import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  type Language,
  FALLBACK_LANGUAGE,
  NotFoundError,
  StaleError,
  type TokenUser,
} from '@phantom/service-kit';
import { appendAuditEntry } from '@phantom/service-kit/audit';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import {
  ConfirmedTranslationDto,
  type NextTranslationDto,
  NextTranslationQueryDto,
  type TranslationAnswerDto,
  TranslationRowDto,
  type TranslationRowsDto,
  type TranslationsProgressDto,
  type TranslationProgressDto,
  TranslationsQueryDto,
  TranslatedFieldDto,
} from './translation.dto.js';
import { searchEntries, useWordIndex } from '../editing/entry-queries.js';
import { translationsOf } from '../editing/entry.mapper.js';
import { CONTENT_MESSAGES } from '../messages.js';
import { lockEntry } from '../storage/content-rows.js';
import { ContentEntry } from '../storage/content.entity.js';
import { ContentTypes } from '../types/content-types.js';
import { isFilled } from '../types/entry-data.js';
import {
  changedTranslations,
  type StoredTranslation,
  TARGET_LANGUAGES,
  translatedFields,
  type TranslationState,
  UNTRANSLATED_STATES,
  withState,
} from '../types/translation-state.js';

/** An entry without any text has nothing to translate: the board does not list it, as it does not count it. */
const WITH_TEXTS = [...UNTRANSLATED_STATES, 'done'] as const;

/** Which entries. */
export interface TranslationSelection {
  /** Undefined: a language of any of these states. */
  language?: Language;
  states?: readonly TranslationState[];
  types?: readonly string[];
  ids?: readonly number[];
}

/** What is translated to which language. */
@Injectable()
export class TranslationService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
  ) {}

  /** Migrations do not know the content types: the states of what they moved are set here, once. */
  async onApplicationBootstrap(): Promise<void> {
    const { manager } = this.dataSource;
    for (const type of this.types.all) {
      if (translatedFields(type).length === 0) continue;
      const entries = await manager
        .createQueryBuilder(ContentEntry, 'entry')
        .where(`entry.type = :type AND entry.translations = '{}'`, { type: type.name })
        .getMany();
      for (const { id, draft } of entries) {
        const change = { before: undefined, after: draft, isLoaded: true };
        await storeTranslations(manager, id, changedTranslations(type, {}, change));
      }
    }
  }

  async list({
    page,
    limit,
    language,
    state,
    type,
    q,
  }: TranslationsQueryDto): Promise<TranslationRowsDto> {
    const states = state === 'untranslated' ? UNTRANSLATED_STATES : state ? [state] : WITH_TEXTS;
    const types = type ? [type] : undefined;
    const [entries, total] = await this.dataSource.transaction(async (manager) => {
      if (q) await useWordIndex(manager);
      const rows = this.select(manager, { language, states, types });
      searchEntries(rows, q);
      return rows
        .orderBy('entry.id', 'DESC')
        .offset((page - 1) * limit)
        .limit(limit)
        .getManyAndCount();
    });
    return { error: 0, list: entries.map((entry) => this.toRowDto(entry)), total };
  }

  /** The next entry of the board that nobody translates yet; after the last one comes the first. */
  async next({ language, type, after }: NextTranslationQueryDto): Promise<NextTranslationDto> {
    const states = ['missing', 'partial', 'outdated'] as const;
    const next = () =>
      this.select(this.dataSource.manager, { language, states, types: type ? [type] : undefined })
        .orderBy('entry.id', 'DESC')
        .limit(1);
    const found =
      (after && (await next().andWhere('entry.id < :after', { after }).getOne())) ||
      (await next()
        .andWhere('entry.id <> :after', { after: after ?? 0 })
        .getOne());
    return { error: 0, list: found ? [this.toRowDto(found)] : [] };
  }

  /** How many entries of each type are in which state, by language. */
  async progress(): Promise<TranslationsProgressDto> {
    const list = await this.dataSource.manager.query<TranslationProgressDto[]>(
      `SELECT entry.type, language.name AS language, translation ->> 'state' AS state,
         count(*)::integer AS count
       FROM content_entry entry, unnest($1::text[]) AS language (name),
         LATERAL (SELECT entry.translations -> language.name) AS stored (translation)
       WHERE entry.deleted_at IS NULL AND entry.type = ANY ($2) AND translation IS NOT NULL
       GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      [TARGET_LANGUAGES, this.translatedTypes()],
    );
    return { error: 0, list };
  }

  /** @throws NotFoundError */
  async single(id: number, language: Language): Promise<TranslationAnswerDto> {
    const entry = await this.dataSource.manager.findOneBy(ContentEntry, { id });
    if (!entry) throw new NotFoundError();
    return this.answer(entry, language);
  }

  /** Outdated texts are still correct. @throws StaleError where the draft is not the one that was compared */
  confirm(
    id: number,
    language: Language,
    { version, field }: ConfirmedTranslationDto,
    user: TokenUser,
  ): Promise<TranslationAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const entry = await lockEntry(manager, id);
      if (entry.version !== version) {
        throw new StaleError({ id, version: entry.version }, CONTENT_MESSAGES.stale);
      }
      const known = entry.translations[language];
      const others = Object.entries(known?.outdated ?? {}).filter(
        ([name]) => field && name !== field,
      );
      this.set(entry, language, { ...known, outdated: Object.fromEntries(others) });
      await storeTranslations(manager, id, entry.translations);
      await appendAuditEntry(manager, {
        actorId: user.id,
        action: 'confirmed',
        record: { type: 'content', id },
        details: { title: entry.title, part: language },
      });
      return this.answer(entry, language);
    });
  }

  /** Marks that somebody is translating an entry, or is not any more. */
  markWork(
    id: number,
    language: Language,
    { isInWork = true, isAtAgency = false }: { isInWork?: boolean; isAtAgency?: boolean } = {},
  ): Promise<TranslationAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const entry = await lockEntry(manager, id);
      const outdated = entry.translations[language]?.outdated ?? {};
      const work = isInWork ? { workSince: new Date().toISOString(), isAtAgency } : {};
      this.set(entry, language, { outdated, ...work });
      await storeTranslations(manager, id, entry.translations);
      return this.answer(entry, language);
    });
  }

  /** Entries with translated fields, outside the bin. */
  select(
    manager: EntityManager,
    { language, states, types, ids }: TranslationSelection,
  ): SelectQueryBuilder<ContentEntry> {
    const known = this.translatedTypes();
    const rows = manager
      .createQueryBuilder(ContentEntry, 'entry')
      .where('entry.deletedAt IS NULL')
      .andWhere('entry.type = ANY (:types)', {
        types: types?.filter((type) => known.includes(type)) ?? known,
      });
    if (ids) rows.andWhere('entry.id = ANY (:ids)', { ids });
    if (states) {
      rows.andWhere(
        `EXISTS (SELECT FROM unnest(:languages::text[]) AS language (name)
           WHERE entry.translations -> language.name ->> 'state' = ANY (:states))`,
        { languages: language ? [language] : TARGET_LANGUAGES, states },
      );
    }
    return rows;
  }

  private translatedTypes(): string[] {
    return this.types.all
      .filter((type) => translatedFields(type).length > 0)
      .map(({ name }) => name);
  }

  private set(
    entry: ContentEntry,
    language: Language,
    translation: Omit<StoredTranslation, 'state'>,
  ): void {
    const type = this.types.named(entry.type);
    const stored = withState(type, entry.draft, language, translation);
    entry.translations = { ...entry.translations, [language]: stored };
  }

  private toRowDto(entry: ContentEntry): TranslationRowDto {
    const { id, type, title, state, updatedAt } = entry;
    const translations = translationsOf(this.types.named(type), entry);
    return { id, type, title, state, translations, updated_at: updatedAt.toISOString() };
  }

  private answer(entry: ContentEntry, language: Language): TranslationAnswerDto {
    const type = this.types.named(entry.type);
    const translation = translationsOf(type, entry).find((each) => each.language === language);
    if (!translation) throw new NotFoundError();
    const fields = translatedFields(type).map((name) => toFieldDto(entry, name, language));
    return { error: 0, list: [{ ...translation, version: entry.version, fields }] };
  }
}

function toFieldDto(
  { draft: { texts }, translations }: ContentEntry,
  name: string,
  language: Language,
): TranslatedFieldDto {
  const outdated = translations[language]?.outdated ?? {};
  const from = { name, translated_from: null };
  if (!isFilled(texts[FALLBACK_LANGUAGE]?.[name])) return { ...from, state: 'empty' };
  if (!isFilled(texts[language]?.[name])) return { ...from, state: 'missing' };
  if (!Object.hasOwn(outdated, name)) return { ...from, state: 'done' };
  return { name, state: 'outdated', translated_from: outdated[name] ?? null };
}

/** Leaves the version alone: the draft is the same. */
async function storeTranslations(
  manager: EntityManager,
  id: number,
  translations: ContentEntry['translations'],
): Promise<void> {
  await manager.query('UPDATE content_entry SET translations = $2 WHERE id = $1', [
    id,
    JSON.stringify(translations),
  ]);
}
