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

/**
 * The texts of a folder `locales`. Texts that a part of the section loads later are in folders of their own within it.
 *
 * @throws Error when a language has no file, or one that is not JSON
 */
export async function readLocales(root: string, owner: string): Promise<Locales> {
  const folder = join(root, owner, 'locales');
  const entries = await readdir(folder, { withFileTypes: true });
  const parts = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const texts = {} as TextsByLanguage;
  for (const language of languages) {
    const files = ['', ...parts].map((part) => join(folder, part, `${language}.json`));
    const read = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    texts[language] = new Map(read.flatMap((text) => flatten(JSON.parse(text) as Nested)));
  }
  const known = new Set(languages.map((language) => `${language}.json`));
  const files = [entries, ...(await Promise.all(parts.map((part) => listFolder(folder, part))))];
  const strays = files
    .flat()
    .filter((entry) => !entry.isDirectory() && !known.has(entry.name))
    .map(({ name }) => name);
  return { owner, texts, strays };
}

const listFolder = (folder: string, part: string) =>
  readdir(join(folder, part), { withFileTypes: true });
