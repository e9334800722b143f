import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const languages = ['en', 'de', 'it', 'ru', 'es'] as const;
export type Language = (typeof languages)[number];

/** The texts of one language by their whole keys, `menu.groups.about`. */
export type Texts = ReadonlyMap<string, string>;
export type TextsByLanguage = Record<Language, Texts>;

/** What a folder `locales` holds. */
export interface Locales {
  /** The folder that owns them, relative to the repository: `packages/mf-kit`. */
  owner: string;
  texts: TextsByLanguage;
  /** Files that are of no language of the site. */
  strays: string[];
}

interface Nested {
  [key: string]: string | Nested;
}

function flatten(texts: Nested, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

/** @throws Error when a language has no file, or one that is not JSON */
export async function readLocales(root: string, owner: string): Promise<Locales> {
  const folder = join(root, owner, 'locales');
  const texts = {} as TextsByLanguage;
  for (const language of languages) {
    const text = await readFile(join(folder, `${language}.json`), 'utf8');
    texts[language] = new Map(flatten(JSON.parse(text) as Nested));
  }
  const known = new Set(languages.map((language) => `${language}.json`));
  const strays = (await readdir(folder)).filter((file) => !known.has(file));
  return { owner, texts, strays };
}
