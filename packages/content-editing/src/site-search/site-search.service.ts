import { Injectable } from '@nestjs/common';
import type { Language } from '@phantom/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { searchEntries, useWordIndex } from '../editing/entry-queries.js';
import { ContentEntry } from '../storage/content.entity.js';
import type { ContentType, Field } from '../types/content-type.js';
import { ContentTypes } from '../types/content-types.js';
import { type EntryData, shownLanguage, shownValue, slugOf } from '../types/entry-data.js';
import { plainTextOf } from '../types/field-text.js';
import { PublishedContent } from '../published/published-content.service.js';
import type { StoredEntry } from '../published/published-snapshot.js';
import type { SiteSearchGroupDto, SiteSearchHitDto, SiteSearchKind } from './site-search.dto.js';

/** Entries that are read for one search: the newest of those that an index finds. */
const MAX_CANDIDATES = 200;
const MAX_HITS = 10;
const MAX_WORDS = 8;
/** Characters of an excerpt, and of what stands before the first word that was found. */
const EXCERPT_LENGTH = 220;
const EXCERPT_LEAD = 60;

/** The kind of the entries of a type, by the name of the type. */
export type SearchedTypes = Readonly<Record<string, SiteSearchKind>>;

interface Hit extends SiteSearchHitDto {
  kind: SiteSearchKind;
  isInTitle: boolean;
  date: number;
}

/**
 * Searches what visitors see in their language. The index of words knows all languages of the drafts, so it only proposes
 * entries; an entry whose draft differs from what is published is always looked at.
 */
@Injectable()
export class SiteSearch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly content: PublishedContent,
  ) {}

  /** The groups that were found, in the order in which `searched` names their kinds. */
  async find(
    searched: SearchedTypes,
    q: string,
    language: Language,
  ): Promise<SiteSearchGroupDto[]> {
    const words = (q.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
    const names = Object.keys(searched);
    const ids = words.join('').length < 2 ? [] : await this.candidates(names, words);
    const entries = await this.content.entriesOf(names, ids);
    const hits = entries.flatMap((entry) => {
      const kind = searched[entry.type];
      const hit = kind && toHit(this.types.named(entry.type), entry, { words, language });
      return kind && hit ? [{ ...hit, kind }] : [];
    });
    const best = hits.toSorted(
      (one, other) => Number(other.isInTitle) - Number(one.isInTitle) || other.date - one.date,
    );
    return [...new Set(Object.values(searched))].flatMap((kind) => {
      const group = best.filter((hit) => hit.kind === kind);
      return group.length > 0
        ? [{ kind, total: group.length, hits: group.slice(0, MAX_HITS).map(toDto) }]
        : [];
    });
  }

  private candidates(names: string[], words: string[]): Promise<number[]> {
    return this.dataSource.transaction(async (manager) => {
      await useWordIndex(manager);
      const found = await idsOf(manager, names, (rows) => searchEntries(rows, words.join(' ')));
      const changed = await idsOf(manager, names, (rows) =>
        rows.andWhere("entry.state = 'changed'"),
      );
      return [...new Set([...found, ...changed])];
    });
  }
}

async function idsOf(
  manager: EntityManager,
  names: string[],
  filter: (rows: ReturnType<typeof published>) => void,
): Promise<number[]> {
  const rows = published(manager, names);
  filter(rows);
  const found = await rows
    .orderBy({ 'entry.updatedAt': 'DESC', 'entry.id': 'DESC' })
    .limit(MAX_CANDIDATES)
    .getRawMany<{ id: number }>();
  return found.map(({ id }) => id);
}

const published = (manager: EntityManager, names: string[]) =>
  manager
    .createQueryBuilder(ContentEntry, 'entry')
    .select('entry.id', 'id')
    .where('entry.deletedAt IS NULL AND entry.published IS NOT NULL')
    .andWhere('entry.type IN (:...names)', { names });

interface Wanted {
  words: readonly string[];
  language: Language;
}

/** @returns undefined for an entry that visitors cannot open, or whose texts in the shown language lack a word */
function toHit(
  type: ContentType,
  entry: StoredEntry,
  { words, language }: Wanted,
): Omit<Hit, 'kind'> | undefined {
  const { number, key, data } = entry;
  const lang = shownLanguage(type, data, language);
  const titleField = type.fields[type.title];
  const title = titleField
    ? textOf(titleField, shownValue(data, type.title, titleField, lang))
    : '';
  const address = { number, key, slug: slugOf(data, lang), title };
  const path = (type.path ?? type.previewPath)?.(address);
  const text = textOfEntry(type, data, lang);
  const places = words.map((word) => wordPlace(`${title}\n${text}`, word));
  if (path === undefined || places.includes(-1)) return undefined;
  const isInTitle = words.some((word) => wordPlace(title, word) >= 0);
  const date = shownDate(type, entry);
  return { title, excerpt: excerptOf(text, words), path, lang, isInTitle, date };
}

/** The date that the entries of the type are ordered by, or that of the first publication. */
function shownDate({ order, fields }: ContentType, entry: StoredEntry): number {
  const isByDate = typeof order === 'object' && fields[order.by]?.kind !== 'number';
  const isKnown = isByDate && Number.isFinite(entry.orderValue);
  return isKnown ? entry.orderValue : entry.firstPublishedAt.getTime();
}

const toDto = ({ title, excerpt, path, lang }: Hit): SiteSearchHitDto => ({
  ...{ title, excerpt, path, lang },
});

const READ_KINDS: readonly Field['kind'][] = ['text', 'paragraphs', 'rich-text', 'list'];

const textOf = (field: Field, value: unknown): string =>
  plainTextOf(field, value).replaceAll(/\s+/g, ' ').trim();

/** What visitors read of an entry below its title. */
const textOfEntry = (type: ContentType, data: EntryData, lang: Language): string =>
  Object.entries(type.fields)
    .filter(([name, field]) => name !== type.title && isRead(field))
    .map(([name, field]) => textOf(field, shownValue(data, name, field, lang)))
    .filter(Boolean)
    .join(' · ');

const isRead = ({ kind, isMachineRead, isFixed }: Field): boolean =>
  READ_KINDS.includes(kind) && !isMachineRead && !isFixed;

/** Where a word of the text begins with the searched one; -1 without. */
const wordPlace = (text: string, word: string): number =>
  text.search(new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'iu'));

/** The text around the first word that was found, cut between words. */
function excerptOf(text: string, words: readonly string[]): string {
  const places = words.map((word) => wordPlace(text, word)).filter((place) => place >= 0);
  const first = Math.min(...places, text.length);
  const from = places.length === 0 || first <= EXCERPT_LEAD ? 0 : first - EXCERPT_LEAD;
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const part = text.slice(start, start + EXCERPT_LENGTH);
  const isEnd = start + EXCERPT_LENGTH >= text.length;
  const end = isEnd ? part : part.slice(0, Math.max(part.lastIndexOf(' '), 0));
  return `${start > 0 ? '… ' : ''}${end}${isEnd ? '' : ' …'}`;
}
