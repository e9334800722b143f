import { linksInRichText, mediaInRichText, richTextToPlain } from '@phantom/rich-text';
import { currentLanguage, FALLBACK_LANGUAGE, type Language } from '@phantom/service-kit';
import { readingEase } from './reading-ease.js';
import type { ContentWarningDto } from './entry.dto.js';
import { CONTENT_MESSAGES } from '../messages.js';
import type { MediaAsset } from '../storage/media.entity.js';
import type { ContentType, Field } from '../types/content-type.js';
import {
  type EntryData,
  type FieldPath,
  fieldPaths,
  findField,
  valueAt,
} from '../types/entry-data.js';

/** What warnings have to know beside the entry. */
export interface WarningSources {
  media: ReadonlyMap<number, Pick<MediaAsset, 'alt' | 'isDecorative'>>;
  hasEntry: (id: number) => boolean;
  /** Whether a path of this site may lead to a page. */
  hasPage: (path: string) => boolean;
}

/** A value, also within a list. */
interface Part {
  path: FieldPath;
  field: Field;
  value: unknown;
  /** Of the text; the source language for values that all languages share. */
  language: Language;
}

/** A line of a list of search results shows about this many characters. */
const LONGEST_TITLE = 60;
/** Below it, a text is very difficult to read. */
const EASE = 30;

/** What helps the editor. Warnings never prevent a publication. */
export function warningsOf(
  type: ContentType,
  data: EntryData,
  sources: WarningSources,
): ContentWarningDto[] {
  const language = currentLanguage();
  return partsOf(type, data).flatMap((part) => {
    const messages = [
      ...headingMessages(part),
      ...mediaMessages(part, sources),
      ...linkMessages(part, sources),
      ...easeMessages(part),
      ...titleMessages(part, type),
    ];
    return messages.map((message) => ({ path: part.path, message: message(language) }));
  });
}

type LocalMessage = (language: Language) => string;

function partsOf(type: ContentType, data: EntryData): Part[] {
  return fieldPaths(type).flatMap((path) => {
    const place = findField(type, path);
    if (!place) return [];
    const { field, language = FALLBACK_LANGUAGE } = place;
    return withItems({ path, field, value: valueAt(data, path), language });
  });
}

function withItems(part: Part): Part[] {
  const { path, field, value, language } = part;
  if (value === null || value === undefined) return [];
  if (field.kind !== 'list') return [part];
  return (value as Record<string, unknown>[]).flatMap((item, index) =>
    Object.entries(field.fields ?? {}).flatMap(([name, each]) =>
      withItems({ path: `${path}.${index}.${name}`, field: each, value: item[name], language }),
    ),
  );
}

const headingMessages = ({ field, value }: Part): LocalMessage[] =>
  field.kind === 'rich-text' && skipsHeading((value as { content?: Heading[] }).content ?? [])
    ? [(language) => CONTENT_MESSAGES.headingSkipped(language)]
    : [];

interface Heading {
  type?: string;
  attrs?: { level?: number };
}

/** Whether a heading is more than one level below the one before it. The title of the page is level 1. */
function skipsHeading(blocks: Heading[]): boolean {
  const levels = blocks.flatMap(({ type, attrs }) =>
    type === 'heading' ? [attrs?.level ?? 2] : [],
  );
  return levels.some((level, index) => level > (levels[index - 1] ?? 1) + 1);
}

/** A picture in another language has the alternative text of the source language, if it has none of its own. */
function mediaMessages(
  { field, value, language }: Part,
  { media }: WarningSources,
): LocalMessage[] {
  const ids = field.kind === 'picture' ? [value as number] : mediaIn(field, value);
  const isSilent = ids.some((id) => {
    const asset = media.get(id);
    return asset && !asset.isDecorative && !asset.alt[language] && !asset.alt[FALLBACK_LANGUAGE];
  });
  return isSilent ? [(reader) => CONTENT_MESSAGES.noAlternativeText(reader)] : [];
}

/** A file of a text is in no need of an alternative text, and has an empty one that is decorative. */
const mediaIn = ({ kind }: Field, value: unknown): number[] =>
  kind === 'rich-text' ? mediaInRichText(value, 'mediaPicture') : [];

function linkMessages({ field, value }: Part, sources: WarningSources): LocalMessage[] {
  const dead = linksOf(field, value).filter(({ href, entry }) =>
    entry ? !sources.hasEntry(entry) : href.startsWith('/') && !sources.hasPage(href),
  );
  return [...new Set(dead.map(({ href }) => href))].map(
    (address) => (language) => CONTENT_MESSAGES.deadLink(language, { address }),
  );
}

function linksOf({ kind }: Field, value: unknown): { href: string; entry: number | null }[] {
  if (kind === 'rich-text') return linksInRichText(value);
  return kind === 'url' ? [{ href: value as string, entry: null }] : [];
}

function easeMessages({ field, value, language }: Part): LocalMessage[] {
  if (field.kind !== 'rich-text') return [];
  const ease = readingEase(richTextToPlain(value), language);
  return ease !== undefined && ease < EASE ? [(reader) => CONTENT_MESSAGES.hardToRead(reader)] : [];
}

function titleMessages({ path, value }: Part, { title, path: page }: ContentType): LocalMessage[] {
  const isTitle = page !== undefined && path.split('.').length <= 3 && path.endsWith(`.${title}`);
  if (!isTitle || typeof value !== 'string' || value.length <= LONGEST_TITLE) return [];
  return [(language) => CONTENT_MESSAGES.longTitle(language, { count: LONGEST_TITLE })];
}
