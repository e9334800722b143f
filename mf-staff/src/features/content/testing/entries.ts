import { mockApi } from '@phantom/mf-kit/testing';
import type { ContentField, ContentType, Entry, EntryRow } from '../api/entries';

export const aField = (name: string, over: Partial<ContentField> = {}): ContentField => ({
  name,
  label: name.charAt(0).toUpperCase() + name.slice(1),
  kind: 'text',
  help: null,
  required: false,
  translated: false,
  max: null,
  is_block: false,
  format: null,
  placeholders: null,
  is_fixed: false,
  range: null,
  choices: [],
  fields: [],
  reference: null,
  accepts: null,
  ...over,
});

export const aType = (over: Partial<ContentType> = {}): ContentType => ({
  name: 'newsletter',
  form: 'collection',
  group: 'media',
  label: 'Newsletters',
  singular: 'Newsletter',
  title: 'title',
  order: 'newest',
  has_slug: false,
  is_mail: false,
  count: 2,
  fields: [
    aField('title', { translated: true, required: true, max: 120 }),
    aField('lead', { translated: true, is_block: true, max: 300 }),
    aField('year', { kind: 'number', range: { min: 1900, max: 2100, isWhole: true } }),
  ],
  ...over,
});

export const aRow = (id: number, over: Partial<EntryRow> = {}): EntryRow => ({
  id,
  type: 'newsletter',
  number: id,
  key: null,
  position: id,
  title: `Letter ${id}`,
  state: 'published',
  path: `/single-news-letter/${id}`,
  translations: [
    { language: 'en', state: 'source', work_since: null, is_at_agency: false },
    { language: 'de', state: 'outdated', work_since: null, is_at_agency: false },
  ],
  published_at: '2026-11-20T15:00:00Z',
  publish_at: null,
  unpublish_at: null,
  review_requested_at: null,
  deleted_at: null,
  updated_at: '2026-11-20T15:00:00Z',
  updated_by: 'Paul Ito',
  version: 4,
  ...over,
});

const DATA = { values: { year: 2026 }, texts: { en: { title: 'Letter 7', lead: 'Snow fell.' } } };

export const anEntry = (over: Partial<Entry> = {}): Entry => ({
  ...aRow(7),
  draft: DATA,
  published: DATA,
  review_note: null,
  others: [],
  preview_path: null,
  warnings: [],
  conflicts: [],
  ...over,
});

/** @param change a value with its path, for example `texts.de.title` */
function withChange(entry: Entry, { path, value }: { path: string; value: unknown }): Entry {
  const [part, ...names] = path.split('.');
  const { values, texts } = entry.draft;
  if (part === 'values') {
    const [name = ''] = names;
    return { ...entry, draft: { texts, values: { ...values, [name]: value } } };
  }
  const [language = '', name = ''] = names;
  const ofLanguage = { ...(texts as Record<string, object>)[language], [name]: value };
  return { ...entry, draft: { values, texts: { ...texts, [language]: ofLanguage } } };
}

/** Responds with an entry as it was last saved, its type and no revisions; returns the calls that change it. */
export function mockEntry(entry = anEntry(), type = aType()) {
  let saved = entry;
  const path = '/api/auth/content/entries/{id}';
  mockApi('get', '/api/auth/content/types', { list: [type] });
  mockApi('get', path, { list: [entry] });
  mockApi('get', `${path}/revisions`, { list: [] });
  return {
    save: mockApi('patch', path, ({ body }) => {
      const { changes } = body as { changes: { path: string; value: unknown }[] };
      saved = changes.reduce(withChange, saved);
      return { list: [saved] };
    }),
    presence: mockApi('post', `${path}/presence`, { list: [entry] }),
  };
}
