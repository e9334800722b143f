import { languages, type Locales, type TextsByLanguage } from '../locales/texts.js';
import { retiredWordings, type RetiredWording } from './retired-words.js';

const locales = (texts: Partial<Record<string, Record<string, string>>>): Locales => ({
  owner: 'mf-x',
  strays: [],
  texts: Object.fromEntries(
    languages.map((language) => [language, new Map(Object.entries(texts[language] ?? {}))]),
  ) as unknown as TextsByLanguage,
});
const find = (text: string, retired: Partial<RetiredWording>, language = 'en') =>
  retiredWordings(locales({ [language]: { key: text } }), [
    { pattern: 'never', use: 'words', ...retired },
  ]);

it('reports a retired wording with its file, its key and what to use', () => {
  expect(find('17 byte', { pattern: '\\bbytes?\\b', use: 'KB or MB' })).toEqual([
    'mf-x/locales/en.json: "key" has "byte". Use: KB or MB',
  ]);
});

it('ignores case', () => {
  expect(find('Not stated', { pattern: 'not stated' })).toHaveLength(1);
});

it('reads the words of other alphabets whole', () => {
  expect(find('17 байт', { pattern: '(?<!\\p{L})байт' }, 'ru')).toHaveLength(1);
});

it('looks only at the languages in which a wording is retired', () => {
  const ofHouse = { pattern: 'of the house', in: ['de' as const] };
  expect(find('of the house', ofHouse, 'de')).toHaveLength(1);
  expect(find('of the house', ofHouse, 'en')).toEqual([]);
});

it('does not read names to fill in, tags and addresses', () => {
  const snake = { pattern: '[a-z]+_[a-z]+' };
  expect(find('{{first_name}} <b_c>a</b_c> https://x.example/a_b {link_to}', snake)).toEqual([]);
  expect(find('under_offer', snake)).toHaveLength(1);
});

it('lets the texts and owners that are named keep a wording', () => {
  expect(find('Not stated', { pattern: 'not stated', except: ['mf-x: key'] })).toEqual([]);
  expect(find('Not stated', { pattern: 'not stated', except: ['mf-x'] })).toEqual([]);
  expect(find('Not stated', { pattern: 'not stated', except: ['mf-x: other'] })).toHaveLength(1);
});
