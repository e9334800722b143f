import { ALL_CONTENT, contentEntry, currentRequest, noteShownContent } from '@phantom/service-kit';
import type { ContentType, FieldsOf } from '../types/content-type.js';
import { shownLanguage } from '../types/entry-data.js';
import {
  latest,
  type PublishedEntry,
  type Snapshot,
  type StoredEntry,
} from './published-snapshot.js';
import { type ReadContext, readValues } from './read-values.js';

/** More of them would make the header of the response too long. */
const MOST_IDS = 50;

/** What a response shows. */
export interface Shown {
  /** Types of which a new entry would be shown too. */
  types?: readonly string[];
  /** Single entries, also those that nobody sees yet. */
  ids?: Iterable<number>;
}

/** Tells the gateway which changes will change the response, and which was the last one that did. */
export function noteShown(snapshot: Snapshot, { types = [], ids = [] }: Shown): void {
  const request = currentRequest();
  if (!request) return;
  const { change, changeOf, changeOfMedia, byId } = snapshot;
  const entries = new Set(ids);
  types.forEach(noteShownContent);
  if (entries.size > MOST_IDS) noteShownContent(ALL_CONTENT);
  else entries.forEach((id) => noteShownContent(contentEntry(id)));
  const changes = [
    ...types.map((type) => changeOf.get(type) ?? change),
    ...[...entries].map((id) => byId.get(id)?.change ?? change),
    changeOfMedia,
  ];
  request.contentSince = latest([request.contentSince ?? '0', ...changes]);
}

/** The values of an entry do not change until it is published again, or a picture of the library is replaced. */
export function cachedRead<Fields extends FieldsOf>(
  type: ContentType<Fields>,
  entry: StoredEntry,
  context: ReadContext,
  isKept: boolean,
): PublishedEntry<Fields> {
  const known = entry.read.get(context.language);
  if (known) return known as PublishedEntry<Fields>;
  const read = readEntry(type, entry, {
    ...context,
    entryPath: (id, language) => {
      entry.links.add(id);
      return context.entryPath(id, language);
    },
  });
  if (isKept) entry.read.set(context.language, read);
  return read;
}

export function readEntry<Fields extends FieldsOf>(
  type: ContentType<Fields>,
  entry: StoredEntry,
  context: ReadContext,
): PublishedEntry<Fields> {
  const lang = shownLanguage(type, entry.data, context.language);
  return {
    id: entry.id,
    number: entry.number,
    key: entry.key,
    position: entry.position,
    lang,
    values: readValues(type, entry, { ...context, language: lang }),
    firstPublishedAt: entry.firstPublishedAt,
    updatedAt: entry.updatedAt,
  };
}
