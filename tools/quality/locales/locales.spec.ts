import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { keyProblems } from './key-problems.js';
import { keyUses } from './key-use.js';
import { languageProblems } from './language-problems.js';
import { languages, readLocales } from './texts.js';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'locales-'));
  await mkdir(join(root, 'shop/locales'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const russian = {
  homes_one: '{{count}} дом',
  homes_few: '{{count}} дома',
  homes_many: '{{count}} домов',
};
const complete = {
  title: 'Hello {{name}}',
  help: 'Call <phone>us</phone>',
  homes_one: '{{count}} home',
  homes_other: '{{count}} homes',
};
const romance = { ...complete, homes_many: '{{count}} of homes' };
const whole = {
  en: complete,
  de: complete,
  it: romance,
  es: romance,
  ru: { ...complete, ...russian },
};

async function problemsWith(
  changes: Partial<Record<keyof typeof whole, object>>,
): Promise<string[]> {
  for (const language of languages) {
    const texts = JSON.stringify(changes[language] ?? whole[language]);
    await writeFile(join(root, `shop/locales/${language}.json`), texts);
  }
  return languageProblems(await readLocales(root, 'shop'));
}

describe('files of a locales folder', () => {
  it('may have the plural forms of their language', async () => {
    expect(await problemsWith({})).toEqual([]);
  });

  it('may have a text for a count of zero', async () => {
    const zero = { homes_zero: 'no home' };
    expect(await problemsWith({ en: { ...whole.en, ...zero } })).toEqual([]);
  });

  it.each([
    ['a missing text', { ...whole.de, title: undefined }, '"title" is missing'],
    ['a text that English has not', { ...whole.de, more: 'x' }, '"more" is not in English'],
    ['an empty text', { ...whole.de, help: ' ' }, '"help" is empty'],
    ['another name to fill in', { ...whole.de, title: 'Hallo {{nam}}' }, '"title" has {{nam}}'],
    ['a lost tag', { ...whole.de, help: 'Anruf' }, '"help" has nothing to fill in'],
    ['a form of another language', { ...whole.de, homes_few: 'x' }, '"homes_few" is a form that'],
  ])('report %s', async (_, de, problem) => {
    expect(await problemsWith({ de })).toContainEqual(
      expect.stringContaining(`de.json: ${problem}`),
    );
  });

  it.each(['homes_few', 'homes_many'])('reports that Russian lacks %s', async (form) => {
    expect(await problemsWith({ ru: { ...whole.ru, [form]: undefined } })).toEqual([
      `shop/locales/ru.json: "${form}" is missing`,
    ]);
  });

  it('reports a file of no language', async () => {
    await writeFile(join(root, 'shop/locales/fr.json'), '{}');
    expect(await problemsWith({})).toEqual(['shop/locales/fr.json: of no language']);
  });
});

const preamble = `
  declare function t(key: string, options?: object): string;
  declare function pageText(key: string, english: string): string;
  type Tab = 'sales' | 'rentals';
  declare const tab: Tab, step: 1 | 2, isOpen: boolean, any: string;
`;

async function problemsOfSource(source: string, texts: Record<string, string>): Promise<string[]> {
  const file = join(root, 'shop/page.ts');
  await writeFile(file, `${preamble}\nexport const texts = [${source}];`);
  const program = ts.createProgram([file], { strict: true, types: [], lib: ['lib.es5.d.ts'] });
  const namespaces = new Map([
    ['shop', { file: 'shop/en.json', texts: new Map(Object.entries(texts)) }],
    ['kit', { file: 'kit/en.json', texts: new Map() }],
  ]);
  const problems = keyProblems(keyUses(program, root), namespaces, () => 'shop');
  return problems.map((problem) => problem.replace(/^shop\/page\.ts:\d+: /, ''));
}

describe('keys in the sources', () => {
  it.each([
    ["t('title')", { title: 'x' }],
    ["t(isOpen ? 'menu.close' : 'menu.open')", { 'menu.open': 'x', 'menu.close': 'x' }],
    ['t(`tabs.${tab}.${step}`)', tabs('sales.1', 'sales.2', 'rentals.1', 'rentals.2')],
    ["t('homes', { count: step })", { homes_one: '{{count}}', homes_other: '{{count}}' }],
    ['t(`kind.${any}`, { defaultValue: any })', { 'kind.House': 'x', 'kind.Land': 'x' }],
  ])('contain every key of %s', async (source, texts) => {
    expect(await problemsOfSource(source, texts)).toEqual([]);
  });

  it.each([
    ["t('titel')", { title: 'x' }, '"titel" is in no file'],
    ['t(`tabs.${tab}`)', tabs('sales'), '"tabs.rentals" is in no file'],
    ["pageText('kit:retry', 'Try again')", {}, '"retry" is in no file'],
    ["t('menu.title')", { title: 'x' }, 'shop/en.json: "title" is used nowhere'],
    ["t('homes')", { homes_one: 'x', homes_other: 'x' }, '"homes" has plural forms, and no count'],
    ["t('title', { nam: 1 })", { title: '{{name}}' }, '"title" wants {{name}}, which is not given'],
    ['t(`kind.${any}`)', { 'kind.House': 'x' }, '"kind.*" is known at run time alone'],
  ])('report the error in %s', async (source, texts, problem) => {
    expect(await problemsOfSource(source, texts)).toContainEqual(expect.stringContaining(problem));
  });
});

function tabs(...keys: string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [`tabs.${key}`, 'x']));
}
