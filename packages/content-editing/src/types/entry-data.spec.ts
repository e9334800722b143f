import { defineContentType } from './content-type.js';
import { text } from './fields.js';
import { shownLanguage, shownValue } from './entry-data.js';

const label = { en: 'Text', de: 'Text', it: 'Testo', ru: 'Текст', es: 'Texto' };

const PAGE = defineContentType({
  ...{ name: 'page', form: 'collection', group: 'site', label, singular: label, title: 'title' },
  fields: {
    title: text({ label, max: 120, translated: true, required: true }),
    caption: text({ label, max: 120, translated: true }),
    credit: text({ label, max: 120 }),
  },
});

const data = {
  values: { credit: 'Ada' },
  texts: {
    en: { title: 'Overview', caption: 'Roofs' },
    de: { title: 'Überblick' },
    it: { caption: 'Tetti' },
  },
};

describe('shownLanguage', () => {
  it.each([
    ['en', 'en'],
    ['de', 'de'],
    ['it', 'en'],
    ['ru', 'en'],
  ] as const)('of a request for %s is %s', (requested, shown) => {
    expect(shownLanguage(PAGE, data, requested)).toBe(shown);
  });

  it('is the requested one when nothing has to be translated', () => {
    expect(shownLanguage({ ...PAGE, fields: {} }, data, 'ru')).toBe('ru');
  });
});

describe('shownValue', () => {
  it.each([
    ['title', 'de', 'Überblick'],
    ['caption', 'de', null],
    ['caption', 'en', 'Roofs'],
    ['credit', 'de', 'Ada'],
  ] as const)('of %s in %s is %p', (name, language, value) => {
    expect(shownValue(data, name, PAGE.fields[name], language)).toBe(value);
  });
});
