import type { Entry } from '../api/entries';
import type { Release, ReleaseItem } from '../api/releases';
import type { Translation, TranslationRow } from '../api/translations';
import { aField, anEntry, aType } from './entries';

export const TYPE = aType({
  fields: [
    aField('title', { translated: true, required: true, max: 120 }),
    aField('image', { kind: 'number' }),
  ],
});

const TRANSLATIONS: Entry['translations'] = (
  [
    ['en', 'source'],
    ['de', 'outdated'],
    ['it', 'missing'],
    ['ru', 'in-work'],
    ['es', 'done'],
  ] as const
).map(([language, state]) => ({
  ...{ language, state, work_since: null, is_at_agency: language === 'ru' },
}));

export const aTranslationRow = (over: Partial<TranslationRow> = {}): TranslationRow => ({
  ...{ id: 7, type: 'newsletter', title: 'Rents in winter', state: 'published' },
  translations: TRANSLATIONS,
  updated_at: '2026-11-20T12:00:00.000Z',
  ...over,
});

const DATA = {
  values: {},
  texts: { en: { title: 'Rents in winter' }, de: { title: 'Mieten im Herbst' } },
} as Entry['draft'];

export const aWinterEntry = (over: Partial<Entry> = {}): Entry =>
  anEntry({ title: 'Rents in winter', translations: TRANSLATIONS, draft: DATA, ...over });

export const aTranslation = (over: Partial<Translation> = {}): Translation => ({
  ...{ language: 'de', state: 'outdated', work_since: null, is_at_agency: false, version: 4 },
  fields: [{ name: 'title', state: 'outdated', translated_from: 'Rents in autumn' as never }],
  ...over,
});

export const anItem = (over: Partial<ReleaseItem> = {}): ReleaseItem => ({
  ...{ entry_id: 7, type: 'newsletter', title: 'Rents in winter', state: 'draft' },
  ...{ action: 'publish', missing: [], is_edited_since: false },
  preview_path: '/single-news-letter/3',
  ...over,
});

export const aRelease = (over: Partial<Release> = {}): Release => ({
  ...{ id: 3, name: 'Winter offering', state: 'open', count: 1, publish_at: null },
  ...{ published_at: null, failure: null, updated_at: '2026-11-20T12:00:00.000Z' },
  ...{ updated_by: 'Edda Editor', version: 2, items: [anItem()] },
  ...over,
});
